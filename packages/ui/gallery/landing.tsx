import { QuoteBlock } from '../sections/landing/QuoteBlock.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import type { MakeGroup } from './group.ts'

/** The sections of carriers, plans and products. */
export const landing: MakeGroup = (pages, place) => {
  const { subject: carrier } = pages.carrier
  const { subject: plan } = pages.plan
  return {
    name: 'Operadoras, planos e seguros',
    pieces: {
      Fecho: <Closing closing={carrier.closing} chatMessage="Olá!" place={place} />,
      'Fecho com cotação': (
        <Closing closing={plan.closing} chatMessage="Olá!" place={place}>
          <QuoteBlock label="Plano Empresarial" place={place} />
        </Closing>
      ),
      'Cotação de um seguro': <QuoteBlock label="Seguro de Vida" place={place} insurance />,
    },
  }
}
