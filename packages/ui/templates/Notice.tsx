import type { Site } from '@elos/content'
import type { ReactNode } from 'react'
import { BeforeHeader, Frame } from '../chrome/PageShell.tsx'
import { Rings } from '../primitives/Rings.tsx'
import { styled } from '../theme/styled.ts'
import { HOME } from '../words/notices.ts'

const Root = styled('main', 'Notice')`
  display: grid;
  min-height: calc(100dvh - 64px);
  place-content: center;
  justify-items: center;
  padding-block: 40px;
  text-align: center;
  > .rings {
    width: min(200px, 50vw);
    margin-bottom: 20px;
  }
  .lead {
    max-width: 32rem;
    margin-top: 12px;
  }
  .actions {
    justify-content: center;
    @media (min-width: 48.01em) {
      &:has(> :nth-child(3)) > :first-child {
        flex: initial;
      }
    }
  }
  > .SearchForm {
    width: min(100%, 24rem);
    margin-top: 20px;
  }
  .scripted {
    padding: 0;
  }
  .scripted .button {
    width: 100%;
  }
  @media (scripting: none) {
    .scripted {
      display: none;
    }
    .actions > :last-child {
      grid-column: 1 / -1;
    }
  }
`

interface NoticeProps {
  site: Site | null
  title: string
  text: string
  /** The buttons beside the one that leads home. */
  actions: ReactNode
  /** The content below the buttons. */
  children?: ReactNode
}

/**
 * A page that says that something is missing. Without the site's settings it has no header and no
 * footer.
 */
export function Notice({ site, title, text, actions, children }: NoticeProps) {
  const main = (
    <Root className="band hero" id="conteudo">
      <Rings apart />
      <h1 className="plain">{title}</h1>
      <p className="lead">{text}</p>
      <div className="actions">
        <a className="button" href="/">
          {HOME}
        </a>
        {actions}
      </div>
      {children}
    </Root>
  )
  // This is no path of the registry, so that no link is to the current page and every address is complete.
  if (site) return <Frame place={{ site, path: '' }}>{main}</Frame>
  return (
    <>
      <BeforeHeader />
      {main}
    </>
  )
}
