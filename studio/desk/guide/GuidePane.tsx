import { Box, Card, Text } from '@sanity/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { guideHtml } from './guideHtml.ts'

/** The guide is a file of the built Studio, so that it is that of this version, also without a network. */
const GUIDE = new URL('../../../docs/guia-do-editor.md', import.meta.url).href

const pictureAddress = (name: string) =>
  new URL(`../../../docs/pictures/${name}`, import.meta.url).href

const STYLES = `
.guide { max-width: 44rem; margin: auto; font: 1rem/1.6 system-ui, sans-serif; color: var(--card-fg-color) }
.guide h2 { margin-top: 3rem; scroll-margin-top: 1rem }
.guide a { color: var(--card-link-fg-color) }
.guide img { max-width: 100%; height: auto; border: 1px solid var(--card-border-color) }`

const FAILURE = 'O guia não abriu. Confira a conexão e recarregue a página.'

async function readGuide(): Promise<string> {
  const response = await fetch(GUIDE)
  if (!response.ok) throw new Error(`The guide is answered with ${response.status}.`)
  return guideHtml(await response.text(), pictureAddress)
}

/** Follows a link within the guide: the Studio would take its anchor for an address of its own. */
function follow(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash) return
  event.preventDefault()
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView()
}

/** The page 'Guia': how staff do each task. */
export function GuidePane() {
  const [html, setHtml] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    readGuide().then(setHtml, () => setFailed(true))
  }, [])
  return (
    <Card height="fill" overflow="auto">
      <Box padding={4}>
        <style>{STYLES}</style>
        {hasFailed && <Text role="alert">{FAILURE}</Text>}
        {html && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links inside
          <article
            className="guide"
            onClick={follow}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </Box>
    </Card>
  )
}
