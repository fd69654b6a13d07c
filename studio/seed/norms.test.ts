import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { stepsOf, valueAt } from '@elos/content/parts/stored/walk'
import { passagesOf, sentencesOf } from '@elos/content/review/passages'
import { expect, test } from 'vitest'
import { exampleDocuments, seedDocuments } from './documents.ts'

/** Words with which a sentence says what the law, the regulator or a court asks, forbids or allows. */
const LAW = new RegExp(
  [
    String.raw`\b(?:leis?|normas?)\b|\bdireito (?:a|à|de)\b|\bo direito\b|\bregulado\b|\bproíb|\bproibi|\bobriga a\b`,
    String.raw`\btetos?\b|\brol\b|\b(?:prazos|limites) máximos|\b(?:regras|critérios) da (?:ANS|Agência)`,
    String.raw`\bpod\p{L}+ (?:\p{L}+ ){0,3}cobertura parcial|cobertura parcial [^.]*dura|\brestrição\b`,
    String.raw`\bcarências? (?:já cumprid|nova|normal)|\bnova carência|\b(?:cumpr\p{L}+|livre) [^.]*carência`,
    String.raw`\bportabilidade (?:vale|permite|é um)|\btaxa pela portabilidade|\badaptado à`,
    String.raw`\bmotivos? (?:de recusa|válidos)|\bpode (?:ser )?recusa|\bnem recusar|\b(?:é|por|de) fraude|\bfalso coletivo`,
    String.raw`\bvínculo (?:é falso|exigido)|\bencerrar o contrato|\bcancelamento do contrato \(|\blevar ao cancelamento`,
    String.raw`\brisco de cancelamento|\bpode desistir|\baumento por idade|\bprecisa de registro|\bdeduzid`,
    String.raw`\bdevem? (?:trazer|informar)|\bprecisam? comprovar|\btempo conta\b|\bdata-limite\b|\bcontagem (?:d|é)|recomeçar a carência`,
  ].join('|'),
  'iu',
)

/** The name of a norm: its kind and its number, or a code. */
const NORM =
  /\bLei (?:nº )?\d|Decreto(?:-Lei)? (?:nº )?\d|Resolução (?:Normativa|CNSP) (?:nº )?\d|\bRN \d|Súmulas? Normativas? (?:nº )?\d|\bTema \d|Código de Defesa do Consumidor|Estatuto da Pessoa Idosa|\bLGPD\b|Lei Geral de Proteção de Dados/u

/** The fields that name, ask or describe something, and state nothing of their own. */
const NAMES = new Set(
  [
    'title question label name message chatMessage eyebrow caption summary keywords',
    'description toCheck checklist problem role features former',
  ].flatMap((line) => line.split(' ')),
)

/** Passages that speak of law, and not of what it asks: the words by which each is known. */
const EXCEPTIONS = [
  'segundo o contrato e as normas',
  'indício de fraude',
  'confie na norma e no contrato',
  'Não é preciso citar a lei',
  'não encontramos norma da ANS',
  // The policy of privacy names the articles of its law in its own paragraphs.
  'A lei ou um processo exige',
  'Cumprir a lei e nos defender',
  'quando a lei exige',
  'pelos prazos da lei',
  'pelo prazo da lei',
]

const documents = [...seedDocuments(), ...exampleDocuments()]
const sources = new Map(
  documents.flatMap((each) => (each._type === 'claim' ? [[each._id, each.source ?? '']] : [])),
)

/** A paragraph, or a field with those beside it in its item of a list, with the source of each claim after its id. */
function withSources(document: object, path: string): string {
  const steps = stepsOf(path)
  const value = valueAt(document, steps)
  const item = valueAt(document, steps.slice(0, -1))
  const said = isRecord(value) || !isRecord(item) || !('_key' in item) ? value : item
  return JSON.stringify(said).replace(/claim-[\w-]+/g, (id) => `${id} (${sources.get(id)})`)
}

/** The paragraphs and fields of the first content that say what the law asks, each with its document. */
const legal = documents
  .filter(({ _type }) => _type !== 'claim')
  .flatMap((document) =>
    passagesOf({ ...document }).flatMap(({ path, text }) => {
      const block = valueAt({ ...document }, stepsOf(path))
      const isHeading = isRecord(block) && /^h\d$/.test(textOf(block.style))
      const isName = path.split(/[.[]/).some((name) => NAMES.has(name))
      const states = sentencesOf(text).some((each) => !each.endsWith('?') && LAW.test(each))
      if (isHeading || isName || !states) return []
      return { id: document._id, text, said: withSources(document, path) }
    }),
  )

test('a sentence about law carries its norm, in words or as the source of a claim', () => {
  const without = legal.filter(({ said }) => !NORM.test(said))
  const unexpected = without.filter(({ text }) => !EXCEPTIONS.some((each) => text.includes(each)))
  expect(legal.length).toBeGreaterThan(100)
  expect(unexpected.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})

test.each(EXCEPTIONS)('the exception “%s” is still needed', (exception) => {
  expect(legal.some(({ text, said }) => text.includes(exception) && !NORM.test(said))).toBe(true)
})
