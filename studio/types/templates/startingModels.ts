import { daysAfter } from '@elos/content/parts/time/day'
import type { PlacedKind } from '@elos/content/sections/result'
import type { InitialValueResolverContext, Template } from 'sanity'
import { newFreePage, paragraphOf, span, today } from '../../base/initialValues.ts'
import { newKey } from '../../base/newKey.ts'

/** A section that begins with its title: without items, the page cannot be published before it is written or removed. */
interface StartingSection {
  _type: PlacedKind
  title: string
  /** The lines of a list, or the steps of a way, that hold for every page. */
  items?: readonly string[] | ReturnType<typeof stepsOf>
}

interface StartingModel {
  id: string
  title: string
  /** The words above the title of the page. */
  eyebrow: string
  sections: readonly StartingSection[]
  /** The number of days after which the page leaves the site; without it, the page stays. */
  days?: number
}

/** The steps of a way, from the title of each to its text. */
const stepsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([title, text], index) => ({
    _key: `step${index}`,
    title,
    text: paragraphOf(span('only', text)),
  }))

const AUDIENCE: StartingSection = { _type: 'fit', title: 'Para quem serve' }

const AT_HAND: StartingSection = {
  _type: 'checklist',
  title: 'O que ter à mão',
  items: ['A idade de cada pessoa', 'O CEP de onde cada uma mora', 'O plano atual, se houver'],
}

/**
 * The models that every Studio has, beside those that staff save. They are no documents: their sections have yet to be
 * written, and a stored document would have to be sound.
 */
export const STARTING_MODELS: readonly StartingModel[] = [
  {
    id: 'page-campaign',
    title: 'Página livre: campanha com prazo',
    eyebrow: 'Campanha',
    days: 30,
    sections: [
      { _type: 'prose', title: 'O que muda nesta campanha' },
      AUDIENCE,
      { _type: 'sellers', title: 'Quem participa' },
      {
        _type: 'steps',
        title: 'Como contratar',
        items: stepsOf({
          'Conte quem vai usar': 'A idade de cada pessoa e a cidade bastam para começar.',
          'Compare antes de escolher': 'Preço, rede, carências e coparticipação, lado a lado.',
          'Assine com a operadora': 'O contrato é entre você e ela. Leia-o antes de assinar.',
        }),
      },
      AT_HAND,
      { _type: 'questions', title: 'Dúvidas sobre a campanha' },
    ],
  },
  {
    id: 'page-audience',
    title: 'Página livre: cidade ou profissão',
    eyebrow: 'Planos de saúde',
    sections: [
      { _type: 'prose', title: 'O que muda no seu caso' },
      AUDIENCE,
      { _type: 'sellers', title: 'Quem vende para você' },
      {
        _type: 'steps',
        title: 'O que conferir antes de assinar',
        items: stepsOf({
          'A rede perto de você': 'Os hospitais e os laboratórios que a família usa.',
          'Quanto se espera': 'A carência de consultas, exames, cirurgias e parto.',
          'O que muda o preço': 'A idade, a coparticipação e o reajuste de cada ano.',
        }),
      },
      AT_HAND,
      { _type: 'questions', title: 'O que mais perguntam' },
    ],
  },
  {
    id: 'page-questions',
    title: 'Página livre: perguntas',
    eyebrow: 'Perguntas e respostas',
    sections: [
      { _type: 'questions', title: 'O que mais perguntam' },
      { _type: 'prose', title: 'O que convém saber antes' },
      AT_HAND,
    ],
  },
]

/**
 * Makes the first values of a page from a model: the words above its title, its sections, the usual closing and, with a
 * campaign, its last day.
 */
export const newPageOf =
  ({ eyebrow, sections, days }: StartingModel) =>
  async (_: unknown, context: Pick<InitialValueResolverContext, 'getClient'>) => ({
    ...(await newFreePage(undefined, context)),
    hero: { eyebrow },
    sections: sections.map((section) => ({ ...section, _key: newKey() })),
    ...(days && { unpublishOn: daysAfter(today(), days) }),
  })

/** The models of the Studio, as Sanity offers them for a new document. */
export const startingTemplates: Template[] = STARTING_MODELS.map((model) => ({
  id: model.id,
  title: model.title,
  schemaType: 'freePage',
  value: newPageOf(model),
}))
