import type { Partner } from '@elos/content'
import { keyed } from '../../primitives/keyed.ts'
import { Picture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'PartnerStory')`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: 24px 88px;
  align-items: start;
  > .head:not(:has(~ img)),
  .mission {
    grid-column: 1 / -1;
  }
  > img {
    width: min(100%, 400px);
    justify-self: center;
    margin-bottom: 24px;
  }
  > ol > li {
    position: relative;
    padding: 0 0 36px 56px;
    border-left: 2px solid ${theme.line};
    margin-left: 12px;
  }
  > ol > li::before {
    content: "";
    position: absolute;
    left: -14px;
    top: 2px;
    width: 26px;
    height: 26px;
    border: 6px solid ${theme.pine};
    border-radius: 50%;
    background: ${theme.paper};
  }
  > ol > li:nth-of-type(even)::before {
    border-color: ${theme.coral};
  }
  > ol > li:last-of-type {
    padding-bottom: 0;
    border-color: transparent;
  }
  .mission > p {
    margin-top: 12px;
    font: 400 clamp(1.3rem, 1rem + 1.6vw, 2rem) / 1.3 ${theme.heading};
  }
  .when {
    font-size: ${theme.small};
    font-weight: 650;
    color: ${theme.pine};
  }
  > :is(ol, .founders) > li > p {
    margin-top: 6px;
    color: ${theme.inkSoft};
  }
  .founders {
    display: grid;
    gap: 20px;
  }
  .founders > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    padding: 24px;
    border-radius: ${theme.radiusLarge};
    background: ${theme.sand};
  }
  .founders > li > :is(i, img) {
    width: 88px;
    height: 88px;
    border: 8px solid ${theme.pine};
    border-radius: 50%;
    object-fit: cover;
  }
  .founders > li > i {
    display: grid;
    place-items: center;
    background: ${theme.mint};
    font: 600 1.4rem / 1 ${theme.heading};
    color: ${theme.pine};
  }
  .founders > li:nth-of-type(even) > :is(i, img) {
    border-color: ${theme.coral};
  }
  /* Below the portrait where the text is large for the window. */
  .founders > li > div {
    flex: 1 7em;
  }
  .founders > li > div > small {
    display: block;
    color: ${theme.pine};
    font-weight: 600;
  }
  .founders > li > p {
    flex-basis: 100%;
    margin-top: 16px;
  }
  .mission {
    margin-top: 40px;
    padding: clamp(28px, 5vw, 64px);
    border-radius: ${theme.radiusLarge};
    background: ${theme.mint};
  }
  .mission > h3 {
    font: 650 1rem / 1.4 ${theme.body};
    letter-spacing: 0;
    color: ${theme.pine};
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 1fr;
  }
`

type Founder = Partner['story']['founders'][number]

/** The initials of a founder without a photo: 'AL' of 'Ana Lima'. */
const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()

function FounderCard({ name, role, text, photo }: Founder) {
  return (
    <li>
      {photo ? (
        <Picture image={photo} width={88} ratio={1} />
      ) : (
        <i aria-hidden="true">{initials(name)}</i>
      )}
      <div>
        <h3>{name}</h3>
        <small>{role}</small>
      </div>
      <p>{text}</p>
    </li>
  )
}

/** The company's history, founders and mission. */
export function PartnerStory({ story }: { story: Partner['story'] }) {
  const { image, steps, founders, mission } = story
  return (
    <Root className="band paper">
      <SectionHead heading={story} />
      {image && (
        <Picture image={image} width={400} ratio={1.25} sizes="(min-width: 440px) 400px, 100vw" />
      )}
      <ol>
        {keyed(steps).map(({ key, item: { when, title, text } }) => (
          <li key={key}>
            <span className="when">{when}</span>
            <h3>{title}</h3>
            <RichText value={text} />
          </li>
        ))}
      </ol>
      <ul className="founders">
        {keyed(founders).map(({ key, item: founder }) => (
          <FounderCard key={key} {...founder} />
        ))}
      </ul>
      <div className="mission">
        <h3>{mission.title}</h3>
        <RichText value={mission.text} />
      </div>
    </Root>
  )
}
