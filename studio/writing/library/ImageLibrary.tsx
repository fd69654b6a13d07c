import { Dialog, Stack, Text, TextInput } from '@sanity/ui'
import { type CSSProperties, useId, useMemo, useState } from 'react'
import type { AssetSourceComponentProps } from 'sanity'
import { counted } from '../../base/counted.ts'
import { newestOf } from '../../base/documents/newest.ts'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { rowsWith } from '../../base/lists/rowsWith.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { ImageCard } from './ImageCard.tsx'
import { libraryOf, type StoredImage } from './images.ts'

const ALL = '*[_type == "sanity.imageAsset"]'

const QUERIES = {
  fetch: `${ALL} | order(_createdAt desc){_id, url, originalFilename}`,
  listen: ALL,
}

/** The number of images that are shown at first, and of those that each click adds. */
const SHOWN = 60

const GRID: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: '1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}

/** The images that were uploaded, the newest first, in a dialog: staff find one by its words and choose it. */
export function ImageLibrary({ action, ...props }: AssetSourceComponentProps) {
  return action === undefined || action === 'select' ? <LibraryDialog {...props} /> : null
}

function LibraryDialog({
  onSelect,
  onClose,
  selectedAssets,
}: Omit<AssetSourceComponentProps, 'action'>) {
  const id = useId()
  const images = useListenQuery<StoredImage[]>(QUERIES)
  const documents = useDocuments()
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const library = useMemo(
    () => images && documents && libraryOf(images, newestOf(documents)),
    [images, documents],
  )
  const found = library && rowsWith(library, words)
  return (
    <Dialog id={id} header="Imagens já enviadas" width={2} onClose={onClose}>
      <Stack padding={4} gap={4}>
        <TextInput
          autoFocus
          aria-label="Procurar imagens"
          placeholder="Palavras da descrição, do arquivo ou da página"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {found ? (
          <>
            <Text size={1} muted role="status">
              {counted(found.length, 'imagem', 'imagens')}
            </Text>
            <ul style={GRID}>
              {found.slice(0, shown).map((image) => (
                <li key={image.id}>
                  <ImageCard
                    image={image}
                    isChosen={selectedAssets.some(({ _id }) => _id === image.id)}
                    onChoose={() => onSelect([{ kind: 'assetDocumentId', value: image.id }])}
                  />
                </li>
              ))}
            </ul>
            {found.length > shown && (
              <SmallButton text="Mostrar mais" onClick={() => setShown(shown + SHOWN)} />
            )}
          </>
        ) : (
          <ReadingDocuments text="Lendo as imagens…" />
        )}
      </Stack>
    </Dialog>
  )
}
