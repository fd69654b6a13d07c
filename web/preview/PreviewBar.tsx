import { EditorBar } from '@elos/ui'

/** Says that the page is a draft, with links to leave the preview and to find out why it fails. */
export function PreviewBar({ path }: { path: string }) {
  return (
    <EditorBar className="sun" aria-label="Rascunho">
      <p>Você está vendo o rascunho, com o que ainda não foi publicado.</p>
      <a href={`/api/draft-mode/disable?path=${encodeURIComponent(path)}`}>Sair do rascunho</a>
      <a href="/api/draft-mode/doctor">Algo não aparece?</a>
    </EditorBar>
  )
}
