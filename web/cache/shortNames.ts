/** The names that styled-components gives a component: for others to select it and what it extends by, then one for its rules. */
const NAMES = /(?<= class=")(?:sc-[\da-f]+-\d+ )+(\w+)/g

/** 0 → 'A', 25 → 'Z', 26 → 'AA'. Written by hand, classes start with a small letter. */
const short = (index: number): string =>
  (index < 26 ? '' : short(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/**
 * Names the classes of a page's styled components after their order in it: a hash does not compress,
 * and each stands in dozens of selectors (the home page: 120 bytes less, gzip).
 */
export function shortNames(html: string): string {
  const names = new Map<string, string>()
  for (const [, name = ''] of html.matchAll(NAMES)) {
    if (!names.has(name)) names.set(name, short(names.size))
  }
  if (names.size === 0) return html
  const ofRules = new RegExp(`(?<=\\.)(?:${[...names.keys()].join('|')})(?!\\w)`, 'g')
  return html
    .replaceAll(NAMES, (_, name: string) => names.get(name) ?? name)
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, (style) =>
      style.replaceAll(ofRules, (name) => names.get(name) ?? name),
    )
}
