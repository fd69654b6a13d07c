import { counted } from '../../base/counted.ts'
import type { PageOfSite } from './publishedSite.ts'
import type { ShownChange } from './shownChange.ts'

/** Pages that change in the same way, as all do when the footer changes. */
export interface ChangeGroup {
  pages: PageOfSite[]
  change: ShownChange
}

/** Groups pages by how they change, in the order of the first of each group; those that go or appear first. */
export function groupChanges(pages: readonly ShownChange[]): ChangeGroup[] {
  const groups = Map.groupBy(pages, ({ path: _path, name: _name, ...change }) =>
    JSON.stringify(change),
  )
  return [...groups.values()]
    .flatMap((alike): ChangeGroup[] => {
      const [first] = alike
      return first
        ? [{ change: first, pages: alike.map(({ path, name }) => ({ path, name })) }]
        : []
    })
    .sort((one, other) => urgency(one) - urgency(other))
}

const urgency = ({ change }: ChangeGroup): number => (change.kind === 'changes' ? 1 : 0)

/** Returns a sentence or two on what publishing does to the site: 'Ao publicar, 3 páginas mudam.' */
export function summaryOf(pages: readonly ShownChange[], remade: number): string {
  if (remade === 0) return 'Nenhuma página do site usa este documento.'
  const same = remade - pages.length
  if (pages.length === 0)
    return `Nada do que os visitantes veem muda: ${counted(same, 'página é refeita e fica igual', 'páginas são refeitas e ficam iguais')}.`
  const change = `Ao publicar, ${counted(pages.length, 'página muda', 'páginas mudam')}.`
  if (same === 0) return change
  return `${change} ${same === 1 ? 'Outra é refeita e fica igual.' : `Outras ${same} são refeitas e ficam iguais.`}`
}
