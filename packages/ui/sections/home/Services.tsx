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
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 20px;
  }
  .chip {
    place-self: start;
    margin-bottom: 12px;
  }
  .card > p {
    margin-top: 8px;
    color: ${theme.inkSoft};
  }
  /* The main plan has a row of its own, as high as its text or its picture. */
  .main {
    grid-column: 1 / -1;
    background: ${theme.mint};
    --edge: transparent;
    .chip {
      background: ${theme.paper};
    }
    > img {
      display: none;
    }
  }
  @media (min-width: 35.0625em) {
    .main {
      padding: 40px;
      > h3 {
        font-size: ${theme.h2};
      }
      &:has(> img) {
        display: grid;
        grid-template: 1fr auto auto 1fr / minmax(0, 1.2fr) minmax(0, 1fr);
        column-gap: 40px;
      }
      > img {
        display: block;
        grid-area: 1 / 2 / -1;
        align-self: center;
        width: 100%;
      }
      .chip {
        align-self: end;
      }
      .more {
        margin: 0;
        align-self: start;
      }
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
    > div > p {
      margin-top: 8px;
      max-width: 44rem;
      color: ${theme.inkSoft};
    }
  }
  @media (max-width: 75em) {
    .swap {
      grid-template-columns: auto 1fr;
    }
    .swap .button {
      grid-column: 2;
      justify-self: start;
    }
  }
  @media (max-width: 56.25em) {
    .plans {
      grid-template-columns: 1fr;
    }
  }
  @media (max-width: 35em) {
    .plans {
      gap: 12px;
    }
    .chip {
      margin-bottom: 6px;
    }
    .swap {
      margin-top: 12px;
      display: block;
      padding: 20px;
    }
    .swap .dot {
      display: none;
    }
    .swap .button {
      width: 100%;
      margin-top: 16px;
      padding-inline: 12px;
      font-size: ${theme.small};
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
      <ul className="plans rows">
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
