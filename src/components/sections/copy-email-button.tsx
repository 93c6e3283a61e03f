import { Copy } from 'lucide-react'
import { CopyButton } from '@/components/ui/copy-button'
import { site } from '@/content/site'
import { copyEmail } from '@/content/write-by-hand'

export function CopyEmailButton() {
  return <CopyButton text={site.email} icon={Copy} words={copyEmail} variant="link" />
}
