import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { DocumentInspector } from 'sanity'
import { contentDocuments } from '../../types/documents/index.ts'
import { ImpactInspector } from './ImpactInspector.tsx'

const SHOWN: ReadonlySet<string> = new Set(contentDocuments.map(({ name }) => name))

const impact: DocumentInspector = {
  name: 'impacto',
  component: ImpactInspector,
  useMenuItem: () => ({ title: 'O que muda no site', icon: EyeOpenIcon, showAsAction: true }),
}

/** The panels of a document: Sanity's own, and for what the site shows the one of its impact. */
export const documentInspectors = (
  inspectors: DocumentInspector[],
  { documentType }: { documentType?: string },
): DocumentInspector[] => (SHOWN.has(documentType ?? '') ? [...inspectors, impact] : inspectors)
