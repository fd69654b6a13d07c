import type { Home } from '@elos/content'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { CardHeading, More } from '../../primitives/CardLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { Picture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { coverageLabel } from '../../words/coverage.ts'

const Root = styled('section', 'HomeServices')`
  .plans {
    display: grid;
    grid-template-columns: 1.15fr 1fr;
    gap: 20px;
  }
  .chip {
    align-self: start;
    margin-bottom: 12px;
  }
  .card p {
    margin-top: 8px;
    color: ${theme.inkSoft};
  }
  .main {
    grid-row: span 3;
    padding: 40px;
    background: ${theme.mint};
    border-color: transparent;
    h3 {
      font-size: ${theme.h2};
    }
    .chip {
      background: ${theme.paper};
    }
    img {
      flex: 1;
      min-height: 0;
      margin-block: 24px;
      object-fit: contain;
    }
  }
  .swap {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 16px 28px;
    align-items: center;
    margin-top: 20px;
    padding: 32px 40px;
    border: 2px solid ${theme.pine};
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
    p {
      margin-top: 8px;
      max-width: 44rem;
      color: ${theme.inkSoft};
    }
  }
  @media (max-width: 56.25em) {
    .plans,
    .swap {
      grid-template-columns: 1fr;
    }
    .main,
    .swap {
      padding: 28px;
    }
    .swap .button {
      justify-self: start;
    }
  }
`

function PlanCard({ plan, text, main }: Home['services']['cards'][number]) {
  return (
    <li className={main ? 'card main' : 'card'}>
      <span className="chip">{coverageLabel[plan.coverage]}</span>
      <CardHeading title={plan.name} href={plan.href} />
      <p>{text}</p>
      {main && plan.image && (
        <Picture
          image={{ ...plan.image, alt: '' }}
          width={560}
          ratio={1.25}
          sizes="(min-width: 600px) 560px, 100vw"
        />
      )}
      <More href={plan.href}>Conhecer o plano</More>
    </li>
  )
}

/** The plans, the main one larger than the others, and a link about portability. */
export function HomeServices({ services, place }: { services: Home['services']; place: Place }) {
  const { cards, portability } = services
  return (
    <Root className="band" id="servicos">
      <SectionHead heading={services} />
      <ul className="plans">
        {cards.map((card) => (
          <PlanCard key={card.plan.id} {...card} />
        ))}
      </ul>
      <div className="swap">
        <span className="dot">
          <Icon name="arrows-left-right" />
        </span>
        <div>
          <h3>{portability.title}</h3>
          <RichText value={portability.text} />
        </div>
        <ButtonLink link={portability.link} place={place} />
      </div>
    </Root>
  )
}
