import { dayOf } from '@elos/content/parts/time/day'

const claim = (name: string, fields: object) => ({
  _id: `claim-${crypto.randomUUID()}`,
  _type: 'claim',
  title: `Quebrada: ${name}`,
  measure: 'outra',
  kind: 'count',
  amount: 100,
  source: 'Tabela da operadora',
  asOf: dayOf(new Date()),
  ...fields,
})

/** Documents that break rules of 'Para revisar', each with the title that the list shows. */
export const broken = {
  claimUnsourced: claim('sem-fonte', { source: '' }),
  claimAgainstRule: claim('contra-a-regra', { rule: { text: 'São 15 dias.', source: 'LGPD' } }),
  placeholder: claim('provisoria', { note: 'Conferir em www.exemplo.com.br' }),
  uploadUnfinished: {
    _id: `article-${crypto.randomUUID()}`,
    _type: 'article',
    title: 'Quebrado: envio',
    cover: { _type: 'imageWithAlt', alt: 'Capa', _upload: { file: { name: 'nova.png' } } },
  },
}
