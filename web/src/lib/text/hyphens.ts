// Where long Cyrillic words may break: browsers seldom know the syllables of Russian and Ukrainian.

const VOWEL = "аеёиоуыэюяєіїАЕЁИОУЫЭЮЯЄІЇ";
const MUTE = "йьъЙЬЪ";
const CONSONANT = "бвгджзклмнпрстфхцчшщґБВГДЖЗКЛМНПРСТФХЦЧШЩҐ";
const ANY = VOWEL + MUTE + CONSONANT;
const BREAK = "\u00ad";
const LONG = 10;

// Between syllables, never leaving a single letter alone.
const SYLLABLES = [
  `([${MUTE}])([${ANY}][${ANY}])`,
  `([${VOWEL}])([${VOWEL}][${ANY}])`,
  `([${VOWEL}][${CONSONANT}])([${CONSONANT}][${VOWEL}])`,
  `([${CONSONANT}][${VOWEL}])([${CONSONANT}][${VOWEL}])`,
  `([${VOWEL}][${CONSONANT}])([${CONSONANT}][${CONSONANT}][${VOWEL}])`,
].map((pattern) => new RegExp(pattern, "g"));

/** The text with invisible breaks in its long words. */
export function hyphenated(text: string): string {
  return text.replace(new RegExp(`[${ANY}’]{${LONG},}`, "g"), (word) =>
    // Twice, as neighbouring syllables share letters.
    [...SYLLABLES, ...SYLLABLES].reduce((broken, syllable) => broken.replace(syllable, `$1${BREAK}$2`), word),
  );
}
