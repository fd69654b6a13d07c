/** A short name of a text: 52 bits of it, in base 36. It protects nothing. */
export function digest(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  const high = (one ^ (other >>> 15)) & 0xfffff
  return (high * 2 ** 32 + ((other ^ (one >>> 13)) >>> 0)).toString(36)
}
