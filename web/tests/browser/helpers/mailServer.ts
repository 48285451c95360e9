// As much of a mail server as is needed to read what Greathall sends.

import { createServer, type Server } from "node:net";
import { expect } from "vitest";

export class MailServer {
  readonly letters: string[] = [];
  private readonly server: Server;

  constructor(port: number) {
    this.server = createServer((socket) => {
      let heard = "";
      let writing = false;
      socket.write("220 ready\r\n");
      socket.on("data", (data) => {
        heard += data.toString();
        for (;;) {
          const stop = writing ? "\r\n.\r\n" : "\r\n";
          const end = heard.indexOf(stop);
          if (end < 0) return;
          const line = heard.slice(0, end);
          heard = heard.slice(end + stop.length);
          if (writing) this.letters.push(readable(line));
          const begins = !writing && line.toUpperCase() === "DATA";
          writing = begins;
          if (line.toUpperCase() === "QUIT") return void socket.end("221 bye\r\n");
          socket.write(begins ? "354 go on\r\n" : "250 fine\r\n");
        }
      });
      socket.on("error", () => socket.destroy());
    });
    this.server.listen(port, "127.0.0.1");
  }

  /** The token of the link in the newest letter. */
  async token(purpose: string): Promise<string> {
    const found = (): string => new RegExp(`#${purpose}=([\\w.-]+)`).exec(this.letters.at(-1) ?? "")?.[1] ?? "";
    await expect.poll(found, { timeout: 15_000 }).not.toBe("");
    return found();
  }

  close(): void {
    this.server.close();
  }
}

/** A letter with its body put back into words, however it was packed for the way. */
function readable(letter: string): string {
  const [head = "", ...rest] = letter.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (/encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(body, "base64").toString()}`;
  const whole = body.replaceAll(/=\r\n/g, "");
  return `${head}\n\n${/quoted-printable/i.test(head) ? decodeURIComponent(whole.replaceAll("%", "%25").replaceAll(/=([0-9A-F]{2})/g, "%$1")) : whole}`;
}
