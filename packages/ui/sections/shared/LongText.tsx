import { headingsOf, type RichText as RichTextValue } from '@elos/content'
import { styled } from 'styled-components'
import { proseStyle, richProseStyle } from '../../primitives/proseStyle.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { theme } from '../../theme/theme.ts'

const Root = styled.div`
  ${proseStyle}
  ${richProseStyle}
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 680px);
  justify-content: space-between;
  gap: 40px 64px;
  align-items: start;
  .contents {
    position: sticky;
    top: 160px;
    max-height: calc(100dvh - 184px);
    overflow-y: auto;
    font-size: ${theme.small};
    h2 {
      margin-bottom: 8px;
      font: 650 1rem / 1.4 ${theme.body};
      letter-spacing: 0;
    }
    li {
      border-top: 1px solid ${theme.line};
    }
    a {
      display: block;
      padding: 12px 0;
      line-height: 1.4;
      text-decoration: none;
      &:hover {
        text-decoration: underline;
      }
    }
  }
  > .prose h2:not(p ~ h2) {
    margin-top: 0;
  }
  &:not(:has(.contents)) {
    grid-template-columns: minmax(0, 680px);
    justify-content: center;
  }
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 680px);
    justify-content: start;
    .contents {
      position: static;
      max-height: none;
      padding: 24px;
      border-radius: ${theme.radius};
      background: ${theme.mint};
    }
  }
`

/** A long text with its table of contents beside it (above it on a phone). */
export function LongText({ body, label }: { body: RichTextValue; label: string }) {
  const entries = headingsOf(body).filter(({ level }) => level === 2)
  return (
    <Root className="band paper">
      {entries.length > 2 && (
        <nav className="contents" aria-label={label}>
          <h2>{label}</h2>
          <ol>
            {entries.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="prose">
        <RichText value={body} anchors />
      </div>
    </Root>
  )
}
