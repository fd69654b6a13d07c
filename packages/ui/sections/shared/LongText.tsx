import { headingsOf, type RichText as RichTextValue } from '@elos/content'
import type { ReactNode } from 'react'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('div', 'LongText')`
  display: flex;
  align-items: start;
  gap: 32px ${theme.columns};
  > .prose {
    flex: 0 1 680px;
    min-width: 0;
  }
  > .prose:only-child {
    margin-inline: auto;
  }
  .contents {
    position: sticky;
    top: 152px;
    flex: 0 1 280px;
    min-width: 200px;
    max-height: calc(100dvh - 176px);
    overflow-y: auto;
    font-size: ${theme.small};
    > h2 {
      font: 650 1rem / 44px ${theme.body};
    }
    > details {
      display: none;
    }
  }
  .entries > li {
    border-top: 1px solid ${theme.line};
  }
  .entries > li > a {
    display: block;
    padding-block: 12px;
    line-height: 1.4;
  }
  @media (max-width: 60em) {
    display: block;
    .contents {
      position: static;
      max-height: none;
      margin-bottom: 32px;
      padding: 4px 20px;
      border-radius: ${theme.radius};
      background: ${theme.mint};
      > :is(h2, .entries) {
        display: none;
      }
      > details {
        display: block;
        border: 0;
      }
    }
  }
`

interface LongTextProps {
  body: RichTextValue
  /** The title of the table of contents. */
  label: string
  /** The content below the text, in its column. */
  children?: ReactNode
}

/** A long text with its table of contents beside it. On a phone the contents are above it, folded. */
export function LongText({ body, label, children }: LongTextProps) {
  const entries = headingsOf(body).filter(({ level }) => level === 2)
  const links = (
    <ol className="entries">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <Root className="band paper">
      {entries.length > 2 && (
        <nav className="contents questions" aria-label={label}>
          <h2>{label}</h2>
          {links}
          <details>
            <summary>{label}</summary>
            {links}
          </details>
        </nav>
      )}
      <div className="prose">
        <RichText value={body} anchors />
        {children}
      </div>
    </Root>
  )
}
