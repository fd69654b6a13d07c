import type { Claim, Stat } from './type.ts'

/**
 * Returns the caption of a figure with the conditions of its claim, without which a large figure says more than is
 * true: 'de desconto no terceiro filho, em campanhas da operadora'. A condition that the caption has is not repeated.
 */
export function captionOf({ label, claim }: Pick<Stat, 'label'> & { claim?: Claim }): string {
  const said = label.toLocaleLowerCase('pt-BR')
  const conditions = claim?.conditions?.split(', ') ?? []
  const others = conditions.filter((each) => !said.includes(each.toLocaleLowerCase('pt-BR')))
  return [label, ...others].filter(Boolean).join(', ')
}
