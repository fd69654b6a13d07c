import { FacedHead } from '../../primitives/FacedHead.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { Portrait } from '../../primitives/Portrait.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointPortrait')`
  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 24px ${theme.columns};
    > .portrait {
      --portrait: clamp(180px, 23vw, 330px);
    }
  }
  .pairs {
    flex: 1 1 18rem;
    row-gap: 24px;
  }
`

/** Points with a face: their own picture beside them, or else what stands in a ring of the page's picture, beside their heading. */
export function PointPortrait({ content, face, ...band }: SectionProps<'points'>) {
  const { heading, image, items } = content
  const points = (
    <ul className="pairs">
      {keyed(items).map(({ key, item: { title, text } }) => (
        <li key={key}>
          <h3>{title}</h3>
          <RichText value={text} />
        </li>
      ))}
    </ul>
  )
  return (
    <Root {...bandOf(band)}>
      {image ? (
        <>
          <SectionHead heading={heading} />
          <div className="beside">
            <Portrait image={image} ring="second" />
            {points}
          </div>
        </>
      ) : (
        <>
          <FacedHead heading={heading} face={face} />
          {points}
        </>
      )}
    </Root>
  )
}
