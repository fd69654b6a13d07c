import type { ContentOf } from '@elos/content'
import { keyed } from '../primitives/keyed.ts'
import { Picture } from '../primitives/Picture.tsx'
import { RichText } from '../primitives/RichText.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Story')`
  align-items: start;
  > .head:not(:has(~ img)),
  .mission {
    grid-column: 1 / -1;
  }
  > img {
    justify-self: center;
  }
  .past {
    --dot: 26px;
    > li {
      padding-bottom: 32px;
    }
  }
  .founders {
    display: grid;
    gap: 20px;
    > li {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 16px;
      align-items: center;
      padding: ${theme.inset};
      border-radius: ${theme.radiusLarge};
      background: ${theme.sand};
    }
    /* Below the portrait where the text is large for the window. */
    > li > div:not(.portrait) {
      flex: 1 7em;
    }
  }
  .mission {
    > p {
      margin-top: 12px;
      font: 400 ${theme.h3} / 1.35 ${theme.heading};
    }
  }
  :is(.past > li > div, .founders > li) > p {
    flex-basis: 100%;
    margin-top: 6px;
    color: ${theme.inkSoft};
  }
  .portrait {
    --portrait: 88px;
  }
  .portrait > i {
    width: 100%;
    height: 100%;
    font: 600 1.4rem / 1 ${theme.heading};
  }
`

type Founder = ContentOf<'story'>['founders'][number]

/** The initials of a founder without a photo: 'AL' of 'Ana Lima'. */
const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()

function FounderCard({ name, role, text, photo, isSecond }: Founder & { isSecond: boolean }) {
  return (
    <li>
      <div className={isSecond ? 'portrait second' : 'portrait'}>
        {photo ? (
          <Picture image={photo} width={88} ratio={1} />
        ) : (
          <i className="dot" aria-hidden="true">
            {initials(name)}
          </i>
        )}
      </div>
      <div>
        <h3>{name}</h3>
        <span className="label">{role}</span>
      </div>
      <p>{text}</p>
    </li>
  )
}

/** The company's history, founders and mission. */
export function Story({ content, ...band }: SectionProps<'story'>) {
  const { id, className } = bandOf(band)
  const { heading, image, steps, founders, mission } = content
  return (
    <Root id={id} className={`${className} split`}>
      <SectionHead heading={heading} />
      {image && (
        <Picture image={image} width={400} ratio={1.25} sizes="(min-width: 440px) 400px, 100vw" />
      )}
      <ol className="past ringed path">
        {keyed(steps).map(({ key, item: { when, title, text } }) => (
          <li key={key}>
            <i className="dot" />
            <div>
              <span className="label">{when}</span>
              <h3>{title}</h3>
              <RichText value={text} />
            </div>
          </li>
        ))}
      </ol>
      {founders.length > 0 && (
        <ul className="founders">
          {keyed(founders).map(({ key, item: founder }, index) => (
            <FounderCard key={key} {...founder} isSecond={index % 2 === 1} />
          ))}
        </ul>
      )}
      <div className="callout mission">
        <h3 className="label">{mission.title}</h3>
        <RichText value={mission.text} />
      </div>
    </Root>
  )
}
