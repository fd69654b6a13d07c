/**
 * A text that an island changes. Its element is new with each text: a browser that translates the page has put
 * elements of its own in place of the text, which would stay.
 */
export function ChangingText({ text }: { text: string }) {
  return <span key={text}>{text}</span>
}
