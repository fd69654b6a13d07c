import { plain } from '../letters/plain.ts'
import type { Claim, Stat } from './type.ts'

/** Returns a text as it is compared: without case, and without the marks of a preview. */
const compared = (text: string): string => plain(text).toLocaleLowerCase('pt-BR')

/**
 * Returns the caption of a figure with the conditions of its claim, without which a large figure says more than is
 * true: 'de desconto no terceiro filho, em campanhas da operadora'. A condition that the caption has is not repeated.
 */
export function captionOf({ label, claim }: Pick<Stat, 'label'> & { claim?: Claim }): string {
  const said = compared(label)
  const conditions = claim?.conditions?.split(', ') ?? []
  const others = conditions.filter((each) => !said.includes(compared(each)))
  return [label, ...others].filter(Boolean).join(', ')
}
