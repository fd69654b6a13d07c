import { dayOf, daysAfter } from '@elos/content/parts/time/day'
import { LINK_CHECK_ID, LINK_CHECK_TYPE } from '@elos/content/review/links'
import type { ReviewRule } from '@elos/content/review/type'
import { testimonial } from './testimonial.ts'

const LONG_AGO = '2020-01-31'

/** The ISO day a number of days from now, in São Paulo, where the Studio's rules take the day from. */
const inDays = (days: number) => daysAfter(dayOf(new Date()), days)

const claim = (name: string, fields: object) => ({
  _id: `claim-${crypto.randomUUID()}`,
  _type: 'claim',
  title: `Quebrada: ${name}`,
  measure: 'outra',
  kind: 'count',
  amount: 100,
  source: 'Tabela da operadora',
  asOf: inDays(0),
  ...fields,
})

const article = (name: string, fields: object) => ({
  _id: `article-${crypto.randomUUID()}`,
  _type: 'article',
  title: `Quebrado: ${name}`,
  description: 'Um artigo que existe só para ver o que a lista de revisão diz dele, e mais nada.',
  reviewedAt: inDays(0),
  ...fields,
})

/** An article with a page. */
const page = (name: string, title = `Quebrada: ${name}`) =>
  article(name, {
    route: {
      _type: 'route',
      path: `/quebrada-${name}`,
      title,
      description: 'Duas páginas dizem isto aos buscadores, que não sabem qual devem mostrar.',
    },
  })

/** A second document of the type of the settings, which no page reads. */
const settings = {
  _id: `settings-${crypto.randomUUID()}`,
  _type: 'siteSettings',
  title: 'Quebradas: feriados no fim',
  holidays: [{ _key: 'a', date: inDays(80) }],
}

const DEAD_LINK = 'https://gone.invalid/tabela'

const picture = { _type: 'reference', _ref: 'image-quebrada-10x10-png', _weak: true }

const gone = { _type: 'reference', _ref: 'carrier-fora', _weak: true }

/** A document that breaks each rule of 'Para revisar', with the title that the list shows. */
export const broken: Record<ReviewRule, { _id: string; _type: string; title: string }> = {
  claimExpired: claim('vencida', { validUntil: LONG_AGO }),
  claimExpiring: claim('vencendo', { validUntil: inDays(10) }),
  claimUpcoming: claim('futura', { validFrom: inDays(10) }),
  claimChanging: claim('mudando', { next: { amount: 120, validFrom: inDays(10) } }),
  claimChanged: claim('mudada', { next: { amount: 120, validFrom: LONG_AGO } }),
  articleLeaving: article('saindo', { unpublishOn: LONG_AGO }),
  claimUnsourced: claim('sem-fonte', { source: '' }),
  priceIncomplete: claim('incompleta', { kind: 'price' }),
  holidaysEnding: settings,
  claimContradicting: claim('contradita', { measure: 'clientes' }),
  claimAgainstRule: claim('contra-a-regra', { rule: { text: 'São 15 dias.', source: 'LGPD' } }),
  textOld: article('velho', { reviewedAt: LONG_AGO }),
  claimOld: claim('velha', { asOf: LONG_AGO }),
  measureUnlisted: claim('fora-da-lista', { measure: 'medida-nova' }),
  sourceVague: claim('sem-documento', { source: 'corretora' }),
  countTyped: article('quantidade', { closing: { title: 'Quebrado: as 99 operadoras' } }),
  figureTyped: article('valor', { closing: { title: 'Quebrado: por R$ 99 ao mês' } }),
  promisePast: article('promessa', { closing: { title: 'Promoção válida até 31/01/2020' } }),
  linkDead: claim('link', { sourceUrl: DEAD_LINK }),
  linkLost: article('link-perdido', {
    lead: [
      { _key: 'a', _type: 'block', markDefs: [{ _key: 'm', _type: 'routeLink', page: gone }] },
    ],
  }),
  titleVague: page('vaga', 'Plano'),
  searchMissing: article('sem-descricao', { description: '' }),
  searchRepeated: page('original'),
  searchLength: article('curto', { description: 'Diz pouco.' }),
  placeholder: claim('provisoria', { note: 'Conferir em www.exemplo.com.br' }),
  testimonialUnauthorized: {
    ...testimonial('Quebrado: sem autorização'),
    title: 'Quebrado: sem autorização',
  },
  uploadUnfinished: article('envio', {
    cover: { _type: 'imageWithAlt', alt: 'Capa', _upload: { file: { name: 'nova.png' } } },
  }),
  altMissing: article('sem-alt', { cover: { _type: 'imageWithAlt', asset: picture } }),
}

/** The record of a check of links that found the address of `linkDead` dead. */
export const linkCheck = {
  _id: LINK_CHECK_ID,
  _type: LINK_CHECK_TYPE,
  checkedAt: new Date().toISOString(),
  results: [{ _key: 'a', url: DEAD_LINK, state: 'dead', detail: 'o endereço não existe' }],
}

/** A claim that contradicts `claimContradicting`, and a page that repeats the description of `searchRepeated`. */
export const contradiction = {
  ...claim('contraria', { measure: 'clientes', amount: 150 }),
  // The finding is on the first of both.
  _id: `${broken.claimContradicting._id}-contraria`,
}
export const repetition = page('repetida')
