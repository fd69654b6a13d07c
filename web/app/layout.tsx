import { palette } from '@elos/ui'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '../env.ts'
import { Recorder } from '../render/Recorder.tsx'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  manifest: '/manifest.webmanifest',
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  robots: { index: false },
}
export const viewport: Viewport = { themeColor: palette.pine }

/** The document of the pages that Next itself sends: previews of drafts, and the gallery. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The recorder gives the element attributes before React reads it.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href={process.env.STYLESHEET} />
      </head>
      <body id="topo">
        <Recorder />
        {children}
      </body>
    </html>
  )
}
