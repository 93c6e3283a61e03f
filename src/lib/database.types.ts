type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      course_event_changes: {
        Row: {
          action: string
          after: Json | null
          before: Json | null
          changed_at: string
          changed_by: string | null
          changed_by_email: string | null
          course_id: string
          id: number
        }
        Insert: {
          action: string
          after?: Json | null
          before?: Json | null
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          course_id: string
          id?: number
        }
        Update: {
          action?: string
          after?: Json | null
          before?: Json | null
          changed_at?: string
          changed_by?: string | null
          changed_by_email?: string | null
          course_id?: string
          id?: number
        }
        Relationships: []
      }
      course_events: {
        Row: {
          available_spots: number
          created_at: string
          end_time: string
          event_date: string
          id: string
          location: string
          max_participants: number
          moved_from_date: string | null
          moved_from_start_time: string | null
          price: string | null
          revision: number
          series_id: string | null
          start_time: string
          status: string
          status_note: string | null
          title: string
          type: string
          updated_at: string
          url: string | null
        }
        Insert: {
          available_spots?: number
          created_at?: string
          end_time: string
          event_date: string
          id?: string
          location: string
          max_participants?: number
          moved_from_date?: string | null
          moved_from_start_time?: string | null
          price?: string | null
          revision?: number
          series_id?: string | null
          start_time: string
          status?: string
          status_note?: string | null
          title: string
          type: string
          updated_at?: string
          url?: string | null
        }
        Update: {
          available_spots?: number
          created_at?: string
          end_time?: string
          event_date?: string
          id?: string
          location?: string
          max_participants?: number
          moved_from_date?: string | null
          moved_from_start_time?: string | null
          price?: string | null
          revision?: number
          series_id?: string | null
          start_time?: string
          status?: string
          status_note?: string | null
          title?: string
          type?: string
          updated_at?: string
          url?: string | null
        }
        Relationships: []
      }
      newsletter_attempts: {
        Row: {
          address_hash: string
          attempted_at: string
          client_hash: string | null
          id: string
        }
        Insert: {
          address_hash: string
          attempted_at?: string
          client_hash?: string | null
          id?: string
        }
        Update: {
          address_hash?: string
          attempted_at?: string
          client_hash?: string | null
          id?: string
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          role: string
          user_id: string
        }
        Insert: {
          role: string
          user_id: string
        }
        Update: {
          role?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      write_courses: {
        Args: { deleted: Json; inserted: Json; updated: Json }
        Returns: Database["public"]["Tables"]["course_events"]["Row"][]
      }
    }
  }
}

type PublicSchema = Database["public"]

export type Tables<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name]["Row"]

export type TablesInsert<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name]["Insert"]
