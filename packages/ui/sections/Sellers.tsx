import { ClaimPrice } from '../primitives/ClaimPrice.tsx'
import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Sellers')``

/** Who sells: one row a carrier. */
export function Sellers({ content, ...band }: SectionProps<'sellers'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.items).map(({ key, item: { name, description, href, price } }) => (
          <li key={key}>
            <h3>{href ? <a href={href}>{name}</a> : name}</h3>
            <p>{description}</p>
            <ClaimPrice claim={price} />
          </li>
        ))}
      </ul>
    </Root>
  )
}
