/** Letters of any script, as in "D'Ávila" and 'Ana-Maria'; short, so that it can hold no sentence. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u

/**
 * The first word of the name that somebody typed; undefined where it is no name, such as an address of
 * the web, which a program may have sent to have staff click it.
 */
export function firstNameOf(name: string): string | undefined {
  const [first = ''] = name.trim().split(/\s+/)
  return NAME.test(first) ? first : undefined
}
