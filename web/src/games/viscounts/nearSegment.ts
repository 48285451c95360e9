// Which segment of the ring is seen from near, where the whole ring would be too small to read.

/**
 * The first segment that is asked about, clockwise from one's own; one's own when the question is not about the ring;
 * the whole ring (null) when it is only about what lies beside it, or when one stands nowhere yet.
 */
export function nearAtFirst(asked: readonly boolean[], own: number, beside: boolean): number | null {
  const from = Math.max(own, 0);
  for (let i = 0; i < asked.length; i++) {
    const segment = (from + i) % asked.length;
    if (asked[segment]) return segment;
  }
  return beside || own < 0 ? null : own;
}

/** The neighbour of a segment; of the whole ring, the first or the last. */
export function neighbour(near: number | null, by: 1 | -1, segments: number): number {
  if (near === null) return by > 0 ? 0 : segments - 1;
  return (near + by + segments) % segments;
}

/** Swipes to the side turn the ring; whatever else a finger does is left to the page. */
export function swiped(dx: number, dy: number): 1 | -1 | null {
  const FAR = 40;
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 ? 1 : -1;
}
