import { FacedHead } from '../../primitives/FacedHead.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { Portrait } from '../../primitives/Portrait.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointPortrait')`
  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 24px clamp(32px, 5.5vw, 80px);
    > .portrait {
      --portrait: clamp(180px, 23vw, 330px);
    }
  }
  /* One or two columns; the last of an odd number is as wide as both. */
  .points {
    flex: 1 1 18rem;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, 40%)), 1fr));
    gap: 24px 40px;
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

/** Points with a face: their own picture beside them, or else what stands in a ring of the page's picture, beside their heading. */
export function PointPortrait({ content, face, ...band }: SectionProps<'points'>) {
  const { heading, image, items } = content
  const points = (
    <ul className="points">
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
