import { Icon } from '../primitives/Icon.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { LandingHero } from '../sections/landing/Hero.tsx'
import { QuoteBlock } from '../sections/landing/QuoteBlock.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import type { MakeGroup } from './group.ts'

/** The sections of carriers, plans and products. */
export const landing: MakeGroup = (pages, place) => {
  const { subject: carrier } = pages.carrier
  const { subject: plan } = pages.plan
  const { subject: product } = pages.product
  return {
    name: 'Operadoras, planos e seguros',
    pieces: {
      'Abertura de operadora': (
        <LandingHero
          landing={carrier}
          place={place}
          scene={<LinkedRings first={carrier.name} second={<b>37 mil+</b>} />}
          price={carrier.price}
        />
      ),
      'Abertura de plano': (
        <LandingHero
          landing={plan}
          place={place}
          scene={<LinkedRings first={plan.name} second={<Icon name="heartbeat" />} />}
          note="Saúde e odontológico"
        />
      ),
      'Abertura sem preço nem números': (
        <LandingHero
          landing={product}
          place={place}
          scene={<LinkedRings first={<Icon name={product.icon} />} second={product.name} />}
        />
      ),
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
