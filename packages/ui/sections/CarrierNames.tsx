import type { CarrierName } from '@elos/content'
import { Picture } from '../primitives/Picture.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'CarrierNames')`
  > ul {
    display: flex;
    flex-wrap: wrap;
    > li {
      flex: 1 0 max(16%, 7rem);
      @media (max-width: 62em) {
        flex-basis: max(30%, 7rem);
      }
    }
    border-block: 1px solid ${theme.line};
  }
  .name {
    display: grid;
    place-items: center;
    min-height: 104px;
    font: 600 1.15rem / 1.2 ${theme.heading};
    color: ${theme.ink};
    text-align: center;
    &:not(:hover) {
      text-decoration: none;
    }
    > img {
      max-height: 48px;
      object-fit: contain;
    }
  }
`

function Name({ name, href, logo }: CarrierName) {
  const mark = logo ? <Picture image={{ ...logo, alt: name }} width={140} /> : name
  return (
    <li>
      {href ? (
        <a className="name" href={href}>
          {mark}
        </a>
      ) : (
        <span className="name">{mark}</span>
      )}
    </li>
  )
}

/** Carriers: each with its logo, or its name if it has none. */
export function CarrierNames({ content, ...band }: SectionProps<'carrierNames'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {content.items.map((carrier) => (
          <Name key={carrier.id} {...carrier} />
        ))}
      </ul>
    </Root>
  )
}
