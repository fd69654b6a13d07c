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
    display: flex;
    flex-wrap: wrap;
    gap: clamp(12px, 2vw, 20px);
  }
  /* Rows of at most three; what is left fills its row. */
  > ul > li {
    flex: 1 1 max(30%, 15.5rem);
    container-type: inline-size;
    display: grid;
  }
  /* The last four stand in pairs. */
  > ul > li:nth-last-child(4):nth-child(3n + 1),
  > ul > li:nth-last-child(4):nth-child(3n + 1) ~ li {
    flex-basis: max(40%, 15.5rem);
  }
  .card {
    --edge: ${theme.paper};
    flex-flow: row wrap;
    gap: 16px 28px;
    align-items: center;
    align-content: start;
    padding: clamp(14px, 3vw, 28px);
    border-width: 3px;
  }
  .main {
    --edge: ${theme.pine};
  }
  .card > div {
    flex: 1 1 13rem;
  }
  .door {
    margin-block: 2px 6px;
    color: ${theme.ink};
    /* The arrow stays with the last word: it stands in the padding, where a line cannot be broken. */
    > a {
      padding-right: 1.1em;
    }
    .icon {
      display: inline;
      position: absolute;
      width: 0.8em;
      height: 0.8em;
      margin: 0.3em;
      color: ${theme.pine};
    }
  }
  .price {
    margin-top: 8px;
    > b {
      font-size: 1.3rem;
    }
  }
  @media (max-width: 40em) {
    /* The picture is beside the name, and the text has the whole width. Large text has no room beside it. */
    @container (min-width: 13rem) {
      .card {
        display: block;
      }
      .card > img {
        float: left;
        width: 4.6rem;
        margin-right: 12px;
      }
      .door {
        font-size: 1.1rem;
      }
      .card > div > p:not(.label) {
        clear: left;
        padding-top: 4px;
      }
    }
  }
`

type Content = ContentOf<'panels'>

function Panel({ name, text, href, image, coverage, price, isMain }: Content['items'][number]) {
  return (
    <div className={isMain ? 'card main' : 'card'}>
      {image && <Picture image={{ ...image, alt: '' }} width={190} ratio={1.25} />}
      <div className="fine">
        {coverage && <p className="label">{coverageLabel[coverage]}</p>}
        <h3 className="door">
          {href ? (
            <a href={href}>
              {name}
              <Icon name="arrow-right" />
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
