import { claimFields } from '../projections.ts'

const roundFields = `"source": factsSource, "sourceUrl": factsSourceUrl, "asOf": factsAsOf`

const factFields = `state, from, words, source, sourceUrl, asOf, askedOn, claim->{${claimFields}}`

/** The projection of what a carrier answers, with the source and the day of the answers without their own. */
export const factsFields = `"facts": {
  ${roundFields},
  "answers": facts{
    pessoaFisica{${factFields}}, adesao{${factFields}}, mei{${factFields}}, empresa{${factFields}},
    idade{${factFields}}, regiao{${factFields}}, reembolso{${factFields}}, dentista{${factFields}},
    redePropria{${factFields}}, coparticipacao{${factFields}}, carencia{${factFields}}
  }
}`

/** The projection of the answers that say to whom a carrier sells: those that `sellsTo` reads. */
export const sellingFields = `"facts": {
  ${roundFields},
  "answers": facts{
    pessoaFisica{${factFields}}, mei{${factFields}}, empresa{${factFields}}, dentista{${factFields}}
  }
}`
