// Written by "npm run database-types" from the migrations b41c59f85578cca6; never by hand.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      account_deletions: {
        Row: {
          deleted_at: string
          id: number
          owner: string
        }
        Insert: {
          deleted_at?: string
          id?: never
          owner?: string
        }
        Update: {
          deleted_at?: string
          id?: never
          owner?: string
        }
        Relationships: []
      }
      callback_requests: {
        Row: {
          consent: boolean
          created_at: string
          due_at: string
          email: string | null
          id: string
          message: string | null
          name: string
          owner: string | null
          page: string | null
          phone: string | null
          privacy_version: string | null
          referrer_host: string | null
          status: string
          updated_at: string
          utm: NonNullable<Json>
        }
        Insert: {
          consent: boolean
          created_at?: string
          due_at?: string
          email?: string | null
          id: string
          message?: string | null
          name: string
          owner?: string | null
          page?: string | null
          phone?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          updated_at?: string
          utm?: NonNullable<Json>
        }
        Update: {
          consent?: boolean
          created_at?: string
          due_at?: string
          email?: string | null
          id?: string
          message?: string | null
          name?: string
          owner?: string | null
          page?: string | null
          phone?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          updated_at?: string
          utm?: NonNullable<Json>
        }
        Relationships: []
      }
      consultation_requests: {
        Row: {
          additional_info: string | null
          book_title: string | null
          budget: string | null
          created_at: string
          due_at: string
          email: string
          genre: string | null
          goals: string | null
          id: string
          manuscript_status: string | null
          message: string | null
          name: string
          owner: string | null
          package: string | null
          page: string | null
          phone: string | null
          preferred_contact: string | null
          previous_publishing: string | null
          privacy_version: string | null
          publishing_goals: string | null
          referrer_host: string | null
          services_interested: string[]
          source: string
          status: string
          timeline: string | null
          topic: string | null
          updated_at: string
          utm: NonNullable<Json>
          word_count: string | null
        }
        Insert: {
          additional_info?: string | null
          book_title?: string | null
          budget?: string | null
          created_at?: string
          due_at?: string
          email: string
          genre?: string | null
          goals?: string | null
          id?: string
          manuscript_status?: string | null
          message?: string | null
          name: string
          owner?: string | null
          package?: string | null
          page?: string | null
          phone?: string | null
          preferred_contact?: string | null
          previous_publishing?: string | null
          privacy_version?: string | null
          publishing_goals?: string | null
          referrer_host?: string | null
          services_interested?: string[]
          source?: string
          status?: string
          timeline?: string | null
          topic?: string | null
          updated_at?: string
          utm?: NonNullable<Json>
          word_count?: string | null
        }
        Update: {
          additional_info?: string | null
          book_title?: string | null
          budget?: string | null
          created_at?: string
          due_at?: string
          email?: string
          genre?: string | null
          goals?: string | null
          id?: string
          manuscript_status?: string | null
          message?: string | null
          name?: string
          owner?: string | null
          package?: string | null
          page?: string | null
          phone?: string | null
          preferred_contact?: string | null
          previous_publishing?: string | null
          privacy_version?: string | null
          publishing_goals?: string | null
          referrer_host?: string | null
          services_interested?: string[]
          source?: string
          status?: string
          timeline?: string | null
          topic?: string | null
          updated_at?: string
          utm?: NonNullable<Json>
          word_count?: string | null
        }
        Relationships: []
      }
      discount_codes: {
        Row: {
          campaign: string
          code: string
          created_at: string
          email_key: string
          expires_at: string
          id: string
          lead_id: string | null
          mailed_at: string | null
          percent: number
          redeemed_at: string | null
          redeemed_by: string | null
        }
        Insert: {
          campaign: string
          code: string
          created_at: string
          email_key: string
          expires_at: string
          id?: string
          lead_id?: string | null
          mailed_at?: string | null
          percent: number
          redeemed_at?: string | null
          redeemed_by?: string | null
        }
        Update: {
          campaign?: string
          code?: string
          created_at?: string
          email_key?: string
          expires_at?: string
          id?: string
          lead_id?: string | null
          mailed_at?: string | null
          percent?: number
          redeemed_at?: string | null
          redeemed_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "discount_codes_lead_id_fkey"
            columns: ["lead_id"]
            referencedRelation: "offer_leads"
            referencedColumns: ["id"]
          },
        ]
      }
      house_notes: {
        Row: {
          created_at: string
          id: number
          project_id: number
          request_id: string | null
          text: string
          who: string
        }
        Insert: {
          created_at?: string
          id?: never
          project_id: number
          request_id?: string | null
          text: string
          who: string
        }
        Update: {
          created_at?: string
          id?: never
          project_id?: number
          request_id?: string | null
          text?: string
          who?: string
        }
        Relationships: [
          {
            foreignKeyName: "house_notes_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      leads: {
        Row: {
          answered_at: string | null
          created_at: string
          due_at: string | null
          email: string | null
          email_key: string | null
          id: string
          kind: string
          name: string
          next_step: string | null
          next_step_on: string | null
          owner: string | null
          page: string | null
          phone: string | null
          reminded_at: string | null
          search_text: string
          source: string
          status: string
          summary: string
          version: number
        }
        Insert: {
          answered_at?: string | null
          created_at: string
          due_at?: string | null
          email?: string | null
          email_key?: never
          id: string
          kind: string
          name: string
          next_step?: string | null
          next_step_on?: string | null
          owner?: string | null
          page?: string | null
          phone?: string | null
          reminded_at?: string | null
          search_text: string
          source: string
          status?: string
          summary: string
          version?: number
        }
        Update: {
          answered_at?: string | null
          created_at?: string
          due_at?: string | null
          email?: string | null
          email_key?: never
          id?: string
          kind?: string
          name?: string
          next_step?: string | null
          next_step_on?: string | null
          owner?: string | null
          page?: string | null
          phone?: string | null
          reminded_at?: string | null
          search_text?: string
          source?: string
          status?: string
          summary?: string
          version?: number
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          asked_at: string | null
          confirm_token_hash: string | null
          confirmed_at: string | null
          created_at: string
          email: string
          email_key: string
          id: string
          leave_nonce: string
          leave_token_hash: string
          page: string | null
          privacy_version: string | null
          referrer_host: string | null
          status: string
          unsubscribed_at: string | null
          utm: NonNullable<Json>
        }
        Insert: {
          asked_at?: string | null
          confirm_token_hash?: string | null
          confirmed_at?: string | null
          created_at: string
          email: string
          email_key?: never
          id?: string
          leave_nonce: string
          leave_token_hash: string
          page?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          unsubscribed_at?: string | null
          utm?: NonNullable<Json>
        }
        Update: {
          asked_at?: string | null
          confirm_token_hash?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string
          email_key?: never
          id?: string
          leave_nonce?: string
          leave_token_hash?: string
          page?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          unsubscribed_at?: string | null
          utm?: NonNullable<Json>
        }
        Relationships: []
      }
      offer_leads: {
        Row: {
          campaign: string
          created_at: string
          due_at: string
          email: string
          email_key: string
          first_name: string
          id: string
          owner: string | null
          page: string | null
          privacy_version: string | null
          referrer_host: string | null
          status: string
          updated_at: string
          utm: NonNullable<Json>
        }
        Insert: {
          campaign: string
          created_at: string
          due_at: string
          email: string
          email_key?: never
          first_name: string
          id?: string
          owner?: string | null
          page?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          updated_at: string
          utm?: NonNullable<Json>
        }
        Update: {
          campaign?: string
          created_at?: string
          due_at?: string
          email?: string
          email_key?: never
          first_name?: string
          id?: string
          owner?: string | null
          page?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          updated_at?: string
          utm?: NonNullable<Json>
        }
        Relationships: []
      }
      project_looks: {
        Row: {
          looked_at: string
          project_id: number
        }
        Insert: {
          looked_at?: string
          project_id: number
        }
        Update: {
          looked_at?: string
          project_id?: number
        }
        Relationships: [
          {
            foreignKeyName: "project_looks_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      project_notes: {
        Row: {
          project_id: number
          text: string
          updated_at: string
          version: number
        }
        Insert: {
          project_id: number
          text?: string
          updated_at?: string
          version?: number
        }
        Update: {
          project_id?: number
          text?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "project_notes_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      projects: {
        Row: {
          counted_on: string | null
          created_at: string
          description: string
          genre: string
          id: number
          owner: string
          request_id: string | null
          status: string
          target_words: number
          title: string
          updated_at: string
          version: number
          word_count: number
        }
        Insert: {
          counted_on?: string | null
          created_at?: string
          description?: string
          genre?: string
          id?: number
          owner?: string
          request_id?: string | null
          status?: string
          target_words: number
          title: string
          updated_at?: string
          version?: number
          word_count?: number
        }
        Update: {
          counted_on?: string | null
          created_at?: string
          description?: string
          genre?: string
          id?: number
          owner?: string
          request_id?: string | null
          status?: string
          target_words?: number
          title?: string
          updated_at?: string
          version?: number
          word_count?: number
        }
        Relationships: []
      }
      word_log: {
        Row: {
          created_at: string
          day: string
          id: number
          note: string
          project_id: number
          words: number
        }
        Insert: {
          created_at?: string
          day: string
          id?: never
          note?: string
          project_id: number
          words: number
        }
        Update: {
          created_at?: string
          day?: string
          id?: never
          note?: string
          project_id?: number
          words?: number
        }
        Relationships: [
          {
            foreignKeyName: "word_log_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      desk_add_house_note: {
        Args: { note: string; project: number; request_id?: string }
        Returns: Json
      }
      desk_add_note: {
        Args: { lead_id: string; note: string; request_id?: string }
        Returns: Json
      }
      desk_assign_reply: { Args: { key: string; reply: string }; Returns: Json }
      desk_block_time: {
        Args: {
          block: string
          consultant: string
          ends_at: string
          starts_at: string
        }
        Returns: Json
      }
      desk_bounces: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_calendar: { Args: { since: string; until: string }; Returns: Json }
      desk_calls: { Args: { leads: Json }; Returns: Json }
      desk_cancel_call: {
        Args: { call: string; reason: string; seen_sequence: number }
        Returns: Json
      }
      desk_change_lead: {
        Args: { changes: Json; lead_id: string; seen_version: number }
        Returns: Json
      }
      desk_change_project: {
        Args: { new_status: string; project: number; seen_version: number }
        Returns: Json
      }
      desk_clear_bounce: { Args: { address: string }; Returns: Json }
      desk_close_call: {
        Args: {
          call: string
          next_step: string
          next_step_on: string
          outcome: string
        }
        Returns: Json
      }
      desk_code: { Args: { wanted: string }; Returns: Json }
      desk_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_end_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_export: {
        Args: { after: string; list: string; page_size: number }
        Returns: Json
      }
      desk_inbox: {
        Args: { after: Json; filter: Json; page_size: number }
        Returns: Json
      }
      desk_letters: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_mail: { Args: { mail_id: string }; Returns: Json }
      desk_mails: {
        Args: {
          after: Json
          page_size: number
          search: string
          wanted_status: string
        }
        Returns: Json
      }
      desk_make_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_me: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_move_call: {
        Args: {
          call: string
          consultant: string
          reason: string
          seen_sequence: number
          starts_at: string
        }
        Returns: Json
      }
      desk_numbers: { Args: { since: string }; Returns: Json }
      desk_open_time: { Args: { block: string }; Returns: Json }
      desk_person: { Args: { key: string }; Returns: Json }
      desk_project: { Args: { project: number }; Returns: Json }
      desk_projects: {
        Args: { after: Json; page_size: number; search: string }
        Returns: Json
      }
      desk_put_reply_away: { Args: { reply: string }; Returns: Json }
      desk_redeem_code: { Args: { wanted: string }; Returns: Json }
      desk_replies: {
        Args: { after: Json; list: string; page_size: number }
        Returns: Json
      }
      desk_reply_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_reply_file: { Args: { file: string }; Returns: Json }
      desk_retry_mail: { Args: { mail_id: string }; Returns: Json }
      desk_save_hours: {
        Args: { consultant: string; rules: Json; seen_version: number }
        Returns: Json
      }
      desk_save_letter: {
        Args: {
          body: string
          letter: string
          seen_version: number
          subject: string
        }
        Returns: Json
      }
      desk_send_answer: {
        Args: {
          body: string
          lead_id: string
          mail_id: string
          subject: string
        }
        Returns: Json
      }
      desk_send_letter: {
        Args: { letter: string; seen_version: number }
        Returns: Json
      }
      desk_staff: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_suppress: { Args: { address: string }; Returns: Json }
      desk_suppressions: { Args: { address: string }; Returns: Json }
      desk_test_letter: {
        Args: { letter: string; mail_id: string }
        Returns: Json
      }
      desk_thread: { Args: { key: string }; Returns: Json }
      end_session: { Args: { session_id: string }; Returns: boolean }
      is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      my_calls: {
        Args: Record<PropertyKey, never>
        Returns: {
          booked_at: string
          consultant: string
          ends_at: string
          phone: string
          starts_at: string
          status: string
          time_zone: string
          way: string
        }[]
      }
      my_offer_codes: {
        Args: Record<PropertyKey, never>
        Returns: {
          code: string
          created_at: string
          expires_at: string
          percent: number
          redeemed_at: string
        }[]
      }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          id: string
          is_current: boolean
          last_used_at: string
          user_agent: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
