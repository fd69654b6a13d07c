import { theme } from '@elos/ui'
import { styled } from 'styled-components'

/** Leaves room at the right for the floating buttons. */
const Root = styled.aside`
  position: sticky;
  z-index: 3;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 24px;
  margin-right: 92px;
  padding: 8px 20px;
  border-top-right-radius: ${theme.radius};
  background: ${theme.sun};
  color: ${theme.ink};
  font-size: ${theme.small};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 650;
    color: inherit;
  }
`

/** Says that the page is a draft, with links to leave the preview and to find out why it fails. */
export function PreviewBar({ path }: { path: string }) {
  return (
    <Root aria-label="Rascunho">
      <p>Você está vendo o rascunho, com o que ainda não foi publicado.</p>
      {/* Leaves the Studio's frame too, which may show drafts only. */}
      <a href={`/api/draft-mode/disable?path=${encodeURIComponent(path)}`} target="_top">
        Sair do rascunho
      </a>
      <a href="/api/draft-mode/doctor">Algo não aparece?</a>
    </Root>
  )
}
