/** Work in progress. Where motion is unwelcome the ring stands still and the words say it alone. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-10 text-muted-foreground">
      <span
        aria-hidden
        className="size-10 rounded-full border-4 border-border border-t-primary motion-safe:animate-spin"
      />
      <span>{label}</span>
    </div>
  )
}
