import { Icon } from '../primitives/Icon.tsx'
import { phoneHref, phoneText } from '../primitives/phone.ts'
import { Questions } from '../primitives/Questions.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'QuestionList')`
  .ways {
    margin-top: 8px;
    justify-content: start;
  }
  /* A phone has the telephone at its foot. */
  @media screen and (max-width: 48em) {
    .lead,
    .ways {
      display: none;
    }
  }
`

/** What is said where the questions have no text of their own above them. */
const OTHERS = 'Não achou a sua? Uma pessoa responde por telefone ou por mensagem.'

/** Questions with their answers, the first of them open, and beside them the telephone for another one. */
export function QuestionList({ content, place, ...band }: SectionProps<'questions'>) {
  const { id, className } = bandOf(band)
  const { heading, items } = content
  const { phone } = place.site
  return (
    <Root id={id} className={`${className} head-beside`}>
      <div>
        <SectionHead heading={heading} />
        {!heading.lead && <p className="lead">{OTHERS}</p>}
        <p className="ways">
          <a href={phoneHref(phone)}>
            <Icon name="phone" />
            {phoneText(phone)}
          </a>
        </p>
      </div>
      <Questions items={items} isFirstOpen />
    </Root>
  )
}
