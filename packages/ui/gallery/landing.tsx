import { isOf } from '@elos/content/sections/kinds'
import { QuoteBlock } from '../sections/landing/QuoteBlock.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { ShownSection } from '../templates/Sections.tsx'
import type { MakeGroup } from './group.ts'

/** The requests of a visitor to sections, and the text that none of them can read. */
const TYPED = { from: '/#secao', text: 'mês que vem' }
const MONTH = { ...TYPED, month: '2026-03', today: '2026-11-28' }
const AGES = { ...TYPED, text: '62, 34, 36 e 5', ages: [62, 34, 36, 5] }

/** The sections of carriers, plans and products. */
export const landing: MakeGroup = (pages, place) => {
  const { subject: carrier } = pages.carrier
  const { subject: plan } = pages.plan
  const { sections } = pages.senior.subject
  const [waits] = sections.filter(isOf('waits'))
  const [bands] = sections.filter(isOf('bands'))
  return {
    name: 'Operadoras, planos e seguros',
    pieces: {
      Fecho: <Closing closing={carrier.closing} chatMessage="Olá!" place={place} />,
      'Fecho com cotação': (
        <Closing closing={plan.closing} chatMessage="Olá!" place={place}>
          <QuoteBlock label="Plano Empresarial" place={place} />
        </Closing>
      ),
      'Prazos de um contrato': waits && (
        <ShownSection
          place={place}
          section={{ ...waits, id: 'datas', asked: MONTH }}
          ground="paper"
        />
      ),
      'Prazos, sem entender o mês': waits && (
        <ShownSection
          place={place}
          section={{ ...waits, id: 'sem-mes', asked: { ...TYPED, today: MONTH.today } }}
          ground="paper"
        />
      ),
      'Faixas das idades': bands && (
        <ShownSection
          place={place}
          section={{ ...bands, id: 'idades', asked: AGES }}
          ground="deep"
        />
      ),
      'Cotação de um seguro': <QuoteBlock label="Seguro de Vida" place={place} insurance />,
    },
  }
}
