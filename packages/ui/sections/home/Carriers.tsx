import type { CarrierCard, Home } from '@elos/content'
import { CardHeading, More } from '../../primitives/CardLink.tsx'
import { ClaimPrice } from '../../primitives/ClaimPrice.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { SEE_CARRIER } from '../../words/buttons.ts'

const Root = styled('section', 'HomeCarriers')`
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 1px;
    overflow: hidden;
    border: 1px solid ${theme.line};
    border-radius: ${theme.radiusLarge};
    background: ${theme.line};
  }
  .card {
    border: 0;
    border-radius: 0;
    &:has(> h3 > a):hover {
      background: ${theme.sand};
    }
  }
  .card > h3 {
    font-size: 1.5rem;
  }
  .card > img {
    width: auto;
    height: 40px;
    margin-bottom: 12px;
    object-fit: contain;
    object-position: left;
  }
  .card > p {
    margin: 8px 0 20px;
    color: ${theme.inkSoft};
  }
  @media (max-width: 35em) {
    .card > h3 {
      font-size: 1.25rem;
    }
    .card > img {
      grid-row: 1;
      height: 28px;
      margin-bottom: 4px;
    }
    .card > p {
      margin: 4px 0 0;
      font-size: ${theme.small};
      line-height: 1.4;
    }
    .price > b {
      font-size: 1.5rem;
    }
    /* The price takes three lines; its source is one tap away, on the page of the carrier. */
    .price > span > cite {
      display: none;
    }
  }
  @media (min-width: 35.0625em) {
    .card {
      padding: 32px;
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    .card > h3 {
      grid-row: 2;
    }
    .card > p {
      grid-row: 3;
    }
    .card > .price {
      grid-row: 4;
      margin: 0;
    }
    .more {
      grid-row: 5;
    }
  }
`

function Carrier({ name, href, summary, logo, price }: CarrierCard) {
  return (
    <li className="card">
      {logo && <Picture image={logo} width={160} />}
      <CardHeading title={name} href={href} />
      <p>{summary}</p>
      <ClaimPrice claim={price} />
      <More href={href}>{SEE_CARRIER}</More>
    </li>
  )
}

/** The carriers, each with its price and the conditions of that price. */
export function HomeCarriers({ carriers }: { carriers: Home['carriers'] }) {
  if (carriers.items.length === 0) return null
  return (
    <Root className="band paper" id="operadoras">
      <SectionHead heading={carriers} />
      <ul className="rows">
        {carriers.items.map((carrier) => (
          <Carrier key={carrier.id} {...carrier} />
        ))}
      </ul>
    </Root>
  )
}
