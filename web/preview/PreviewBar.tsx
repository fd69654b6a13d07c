import { Bar } from './Bar.tsx'

/** Says that the page is a draft, with links to leave the preview and to find out why it fails. */
export function PreviewBar({ path }: { path: string }) {
  return (
    <Bar aria-label="Rascunho">
      <p>Você está vendo o rascunho, com o que ainda não foi publicado.</p>
      {/* Leaves the Studio's frame too, which may show drafts only. */}
      <a href={`/api/draft-mode/disable?path=${encodeURIComponent(path)}`} target="_top">
        Sair do rascunho
      </a>
      <a href="/api/draft-mode/doctor">Algo não aparece?</a>
    </Bar>
  )
}
