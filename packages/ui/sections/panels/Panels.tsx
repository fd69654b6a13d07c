import type { ContentOf } from '@elos/content'
import { ClaimPrice } from '../../primitives/ClaimPrice.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { Picture } from '../../primitives/Picture.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { coverageLabel } from '../../words/coverage.ts'
import { bandOf, type SectionProps } from '../props.ts'
import { Invitation } from './Invitation.tsx'

const Root = styled('section', 'Panels')`
  > ul {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 20px;
  }
  > ul > li {
    grid-column: span 2;
    container-type: inline-size;
    display: grid;
  }
  /* Rows of three. What is left stands in pairs: 4 is 2 + 2, 5 is 3 + 2, 7 is 3 + 2 + 2. */
  @media (min-width: 64.0625em) {
    > ul > li:is(:nth-last-child(2), :nth-last-child(4)):nth-child(3n + 1),
    > ul > li:is(:nth-last-child(2), :nth-last-child(4)):nth-child(3n + 1) ~ li {
      grid-column: span 3;
    }
  }
  /* Pairs, and the last of an odd number alone. */
  @media (max-width: 64em) {
    > ul > li {
      grid-column: span 3;
    }
    > ul > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  > ul > li:only-child {
    grid-column: 1 / -1;
  }
  .panel {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 16px;
    padding: 28px;
    border: 3px solid ${theme.paper};
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
    &:hover {
      border-color: ${theme.pine};
    }
    > img {
      flex: none;
      width: 190px;
    }
    > div {
      font-size: ${theme.small};
      line-height: 1.5;
    }
    > div > p:not(.price, .coverage) {
      color: ${theme.inkSoft};
    }
    > div > .coverage {
      font-weight: 650;
      color: ${theme.pine};
    }
    > div > h3 {
      margin-block: 2px 6px;
    }
    > div > h3 > a {
      color: inherit;
      text-decoration: none;
    }
    > div > h3 > a > .icon {
      display: inline;
      width: 0.8em;
      height: 0.8em;
      color: ${theme.pine};
    }
    > div > h3 > a::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    > div > .price {
      margin-top: 8px;
    }
    > div > .price > b {
      font-size: 1.3rem;
    }
  }
  .main {
    border-color: ${theme.pine};
  }
  @container (min-width: 28rem) {
    .panel {
      flex-direction: row;
      align-items: center;
      gap: 28px;
    }
  }
  @media (max-width: 40em) {
    > ul {
      gap: 12px;
    }
    > ul > li {
      grid-column: 1 / -1;
    }
    .panel {
      display: block;
      padding: 14px 16px;
    }
    /* The picture is beside the name, and the text has the whole width. Large text has no room beside it. */
    @container (min-width: 13rem) {
      .panel > img {
        float: left;
        width: 4.6rem;
        margin-right: 12px;
      }
      .panel > div > h3 {
        font-size: 1.15rem;
      }
      .panel > div > p:not(.coverage) {
        clear: left;
        padding-top: 4px;
      }
    }
  }
  &:has(> .Invitation) {
    padding-bottom: calc(${theme.section} + 32px);
  }
  @media (max-width: 64em) {
    &:has(> .Invitation) {
      padding-bottom: ${theme.section};
    }
  }
`

type Content = ContentOf<'panels'>

function Panel({ name, text, href, image, coverage, price, isMain }: Content['items'][number]) {
  return (
    <div className={isMain ? 'panel main' : 'panel'}>
      {image && <Picture image={{ ...image, alt: '' }} width={190} ratio={1.25} />}
      <div>
        {coverage && <p className="coverage">{coverageLabel[coverage]}</p>}
        <h3>
          {href ? (
            <a href={href}>
              {name} <Icon name="arrow-right" />
            </a>
          ) : (
            name
          )}
        </h3>
        <p>{text}</p>
        {price && <ClaimPrice claim={price} />}
      </div>
    </div>
  )
}

/** Plans or products as panels, each with its scene, in rows without a hole; below them an invitation. */
export function Panels({ content, place, ...band }: SectionProps<'panels'>) {
  const { heading, items, invitation } = content
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Panel {...item} />
          </li>
        ))}
      </ul>
      {invitation && <Invitation invitation={invitation} place={place} />}
    </Root>
  )
}
