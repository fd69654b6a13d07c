import { SiteStyle } from '@elos/ui'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '../lib/env.ts'
import '@elos/ui/print.css'
import './fonts.css'
import { figtree, fraunces } from './fonts.ts'

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL) }
export const viewport: Viewport = { themeColor: '#0E5A47' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" className={`${figtree.variable} ${fraunces.variable}`}>
      <body id="topo">
        <SiteStyle />
        {children}
      </body>
    </html>
  )
}
