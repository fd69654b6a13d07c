import { connect } from '@elos/lake/testing/client'
import { addresses, type Settings } from '@elos/stack/config'
import { siteEnvironment } from '@elos/stack/environment'
import type { SanityClient } from '@sanity/client'

/** An editor's connection to a stack's Lake. */
export const editorClient = (settings: Settings): SanityClient =>
  connect(addresses(settings).lake, { token: siteEnvironment(settings).SANITY_WRITE_TOKEN })
