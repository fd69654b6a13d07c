import type { CarrierName, Partner } from '@elos/content'
import { Picture } from '../../primitives/Picture.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'PartnerCarriers')`
  padding-block: clamp(56px, 7vw, 88px);
  > ul {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    border-block: 1px solid ${theme.line};
  }
  > ul > li {
    display: grid;
    place-items: center;
    min-height: 104px;
    padding: 12px 4px;
    font: 600 1.15rem / 1.2 ${theme.heading};
    text-align: center;
  }
  > ul > li > a {
    display: grid;
    place-items: center;
    min-height: 48px;
    color: ${theme.ink};
    text-decoration: none;
    &:hover {
      color: ${theme.pine};
      text-decoration: underline;
    }
  }
  > ul > li > img,
  > ul > li > a > img {
    max-height: 48px;
    object-fit: contain;
  }
  @media (max-width: 56.25em) {
    > ul {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media (max-width: 35em) {
    > ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`

function Name({ name, href, logo }: CarrierName) {
  const mark = logo ? <Picture image={{ ...logo, alt: name }} width={140} /> : name
  return <li>{href ? <a href={href}>{mark}</a> : mark}</li>
}

/** The carriers that partners sell: each with its logo, or its name if it has none. */
export function PartnerCarriers({ carriers }: { carriers: Partner['carriers'] }) {
  return (
    <Root className="band paper" id="operadoras-parceiras">
      <SectionHead heading={carriers} />
      <ul>
        {carriers.items.map((carrier) => (
          <Name key={carrier.id} {...carrier} />
        ))}
      </ul>
    </Root>
  )
}
