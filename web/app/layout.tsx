import { SiteStyle } from '@elos/ui'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { env } from '../lib/env.ts'
import '@elos/ui/base.css'
import '@elos/ui/print.css'
import './fonts.css'

export const metadata: Metadata = {
  // Every page names itself. A missing one that is made again Next asks for no name: it takes this.
  title: 'Página Não Encontrada',
  metadataBase: new URL(env.SITE_URL),
  manifest: '/manifest.webmanifest',
}
export const viewport: Viewport = { themeColor: '#0E5A47' }

export default function RootLayout({ children }: { children: ReactNode }) {
  // Every page paints with it first; headings wait for theirs with a stand-in.
  preload(figtree, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <html lang="pt-BR">
      <body id="topo">
        <script dangerouslySetInnerHTML={{ __html: process.env.RECORDER ?? '' }} />
        <SiteStyle />
        {children}
      </body>
    </html>
  )
}
