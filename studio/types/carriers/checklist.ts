import { referenceOf, textOf } from '@elos/content/parts/stored/value'
import { type Place, placesOf } from '../../base/places/places.ts'

/** The places on the site where a carrier may appear. */
export interface Presence {
  hasPage: boolean
  /** Whether the published carrier has a draft, which only staff see. */
  hasChanges: boolean
  /** The documents with a list of carriers that show it. */
  lists: readonly string[]
  plans: readonly { _id: string; name?: string | null; isIncluded?: boolean | null }[]
  inMenu?: boolean | null
  inFooter?: boolean | null
}

const published = `!(_id in path("drafts.**")) && !(_id in path("versions.**"))`

export const PRESENCE_QUERY = `{
  "hasPage": defined(*[_id == $id][0].route.path),
  "hasChanges": count(*[_id in [$id, "drafts." + $id]]) == 2,
  "lists": *[_id in ["homePage", "partnerPage"] && $id in carriers.items[]._ref]._id,
  "plans": *[_type == "plan" && ${published}] | order(order asc){
    _id, name, "isIncluded": $id in offers[].carrier._ref
  },
  "inMenu": $id in *[_id == "siteSettings"][0].homeMenu[].page._ref,
  "inFooter": $id in *[_id == "siteSettings"][0].footerColumns[].links[].page._ref
}`

/** A step that an editor can take to complete an item of the checklist, or to undo it. */
export type Step =
  /** Publishing the carrier makes its page. */
  | { kind: 'publish' }
  /** Puts the carrier in a list of a page, or takes it out. */
  | { kind: 'place'; place: Place; isShown: boolean }
  /** Offers the carrier in the quote form, or takes it out. */
  | { kind: 'offer'; isOffered: boolean }
  /** Opens a document at a field. */
  | { kind: 'open'; label: string; id: string; type: string; path: string }
  /** Creates the carrier's price. */
  | { kind: 'price' }

/** One place where a carrier should be, or a fact about it that the site shows. */
export interface ChecklistItem {
  key: string
  title: string
  isDone: boolean
  /** Whether it is for every carrier, or only where the editor wants it. */
  isOptional: boolean
  /** The steps that complete it; when it is done, those that undo it. */
  steps: Step[]
}

type Fields = Readonly<Record<string, unknown>>

const open = (label: string, id: string, type: string, path: string): Step => ({
  kind: 'open',
  label,
  id,
  type,
  path,
})

const settings = (path: string): Step => open('Abrir', 'siteSettings', 'siteSettings', path)

/** The title of the item for changes that only the draft has. */
export const NOT_PUBLISHED = 'Falta publicar a operadora'

/** Returns what a carrier needs to be found everywhere on the site, in the order of the work. */
export function checklistOf(id: string, carrier: Fields, presence: Presence): ChecklistItem[] {
  const { hasPage, hasChanges, lists, plans, inMenu, inFooter } = presence
  const item = (key: string, title: string, isDone: boolean, ...steps: Step[]): ChecklistItem => ({
    key,
    title,
    isDone,
    isOptional: false,
    steps: steps.filter(({ kind }) => !isDone || kind === 'place' || kind === 'offer'),
  })
  const optional = (given: ChecklistItem): ChecklistItem => ({ ...given, isOptional: true })
  const inList = (place: Place) => {
    const isShown = lists.includes(place.page)
    return item(place.page, place.title, isShown, { kind: 'place', place, isShown })
  }
  const missing = plans.filter(({ isIncluded }) => !isIncluded)
  const [registration, price] = [textOf(carrier.ansRegistration), referenceOf(carrier.price)]
  const isOffered = carrier.inQuoteForm === true
  return [
    item('page', 'Página no site', hasPage, { kind: 'publish' }),
    item(
      'registration',
      'Registro na ANS',
      registration !== '',
      open('Preencher', id, 'carrier', 'ansRegistration'),
    ),
    item('price', 'Preço de partida', price !== '', { kind: 'price' }),
    item('form', 'Pedido de cotação', isOffered, { kind: 'offer', isOffered }),
    ...placesOf('carrier').map(inList),
    item(
      'plans',
      'Comparação nos planos',
      missing.length < plans.length,
      ...missing.map((plan) => open(plan.name ?? 'Plano', plan._id, 'plan', 'offers')),
    ),
    optional(item('menu', 'Menu do site', inMenu === true, settings('homeMenu'))),
    optional(item('footer', 'Rodapé', inFooter === true, settings('footerColumns'))),
    ...(hasChanges ? [item('changes', NOT_PUBLISHED, false, { kind: 'publish' })] : []),
  ]
}
