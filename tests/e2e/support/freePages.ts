import { exampleDocuments } from '@elos/studio/seed/documents'
import fc from 'fast-check'

/** The greatest number of sections that the Studio allows a page. */
const MOST_SECTIONS = 12

/** Every run has the same random orders. */
const SEED = 48

const examples = exampleDocuments().flatMap(({ _id, _type, ...document }) =>
  'sections' in document && Array.isArray(document.sections) ? document.sections : [],
)

const isFirst = ({ _key }: { _key: string }) => _key.endsWith('-1')

/** A page that staff could compose of some of the examples. */
const composed = (name: string, sections: typeof examples) => ({
  _id: `freePage-${name}`,
  _type: 'freePage',
  name,
  subject: { _type: 'reference', _ref: 'plan-empresarial' },
  hero: { eyebrow: 'Exemplos', title: 'O que se pode pôr em uma página' },
  sections,
  closing: { title: 'O que você faz agora?', label: 'Pedir cotação' },
  chatMessage: 'Olá! Vim pela página de exemplos.',
  route: {
    _type: 'route',
    path: `/${name}`,
    name: 'Exemplos',
    title: `${name} | Elos Saúde`,
    description: 'Cada seção que se pode pôr em uma página livre, em cada um dos seus desenhos.',
  },
})

/** Free pages that have among them each kind of section in each of its looks. */
export const freePages = [
  composed('todas-as-secoes', examples.filter(isFirst)),
  composed(
    'outros-desenhos',
    examples.filter((section) => !isFirst(section)),
  ),
]

/** So many free pages of up to twelve sections in random orders. */
export const pagesInAnyOrder = (count: number) =>
  fc
    .sample(fc.shuffledSubarray(examples, { minLength: 1, maxLength: MOST_SECTIONS }), {
      numRuns: count,
      seed: SEED,
    })
    .map((sections, index) => composed(`ordem-${index}`, sections))
