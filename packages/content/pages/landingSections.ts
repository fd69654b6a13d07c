import type {
  CarrierQueryResult,
  PlanQueryResult,
  ProductQueryResult,
} from '../generated/sanity.types.ts'
import type { Loose } from '../parts/read/loose.ts'
import { keysOf, readChoice, readList } from '../parts/read/values.ts'
import { type Face, type Section, sectionOf } from '../sections/kinds.ts'
import { mapPoints, type PointsLook } from '../sections/points.ts'
import { mapProse } from '../sections/prose.ts'

/** The topics of the texts of a carrier's, plan's or product's page, with the name that stands above each. */
const TOPICS = {
  network: 'Rede de atendimento',
  plans: 'Planos e linhas',
  prevention: 'Prevenção',
  support: 'Atendimento e suporte',
  conclusion: 'Em resumo',
}

type Topic = keyof typeof TOPICS

type Result = Pick<
  NonNullable<Loose<CarrierQueryResult | PlanQueryResult | ProductQueryResult>>,
  'benefits' | 'reasons' | 'information'
>

/** The sections of a carrier's, plan's or product's page that are made of its benefits, reasons and texts. */
export function landingSections({ benefits, reasons, information }: Result, now: Date) {
  const points = (
    id: string,
    cards: Result['benefits'] | Result['reasons'],
    look: PointsLook,
    face?: Face,
  ): Section[] => {
    const content =
      cards && mapPoints({ eyebrow: null, lead: null, image: null, ...cards, look }, now)
    return sectionOf('points', content ?? undefined, { id, face })
  }
  const texts = readList(information, ({ topic, label, title, body }) => ({
    topic: readChoice(topic, keysOf(TOPICS), 'plans'),
    label,
    title,
    body,
  }))
  return {
    benefits: (look: PointsLook, face?: Face) => points('beneficios', benefits, look, face),
    reasons: (look: PointsLook) => points('motivos', reasons, look),
    /** The texts on a topic, each under its title. */
    texts: (wanted: Topic): Section[] =>
      texts
        .filter(({ topic }) => topic === wanted)
        .flatMap(({ label, title, body }, index) =>
          sectionOf(
            'prose',
            mapProse({ eyebrow: label ?? TOPICS[wanted], title, lead: null, body }, now),
            { id: `texto-${wanted}${index === 0 ? '' : `-${index + 1}`}` },
          ),
        ),
  }
}
