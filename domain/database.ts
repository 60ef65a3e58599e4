// Written by "npm run database-types" from the migrations 0f63d1fc8f72a70f; never by hand.
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
      book_approvals: {
        Row: {
          at: string
          book_id: number
          decision: string
          document: string
          id: string
          name: string
          note: string
          number: number
          proof_id: string
          role: string
          sha256: string
          version_id: string
          who: string | null
          who_name: string
          wording: string
        }
        Insert: {
          at?: string
          book_id: number
          decision: string
          document: string
          id?: string
          name: string
          note?: string
          number: number
          proof_id: string
          role: string
          sha256: string
          version_id: string
          who?: string | null
          who_name: string
          wording: string
        }
        Update: {
          at?: string
          book_id?: number
          decision?: string
          document?: string
          id?: string
          name?: string
          note?: string
          number?: number
          proof_id?: string
          role?: string
          sha256?: string
          version_id?: string
          who?: string | null
          who_name?: string
          wording?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_approvals_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      book_events: {
        Row: {
          at: string
          book_id: number
          detail: NonNullable<Json>
          id: number
          reason: string | null
          request_id: string | null
          what: string
          who: string | null
          who_name: string | null
        }
        Insert: {
          at?: string
          book_id: number
          detail?: NonNullable<Json>
          id?: never
          reason?: string | null
          request_id?: string | null
          what: string
          who?: string | null
          who_name?: string | null
        }
        Update: {
          at?: string
          book_id?: number
          detail?: NonNullable<Json>
          id?: never
          reason?: string | null
          request_id?: string | null
          what?: string
          who?: string | null
          who_name?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "book_events_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      book_files: {
        Row: {
          book_id: number
          created_at: string
          id: number
          kind: string
          name: string
        }
        Insert: {
          book_id: number
          created_at?: string
          id?: never
          kind: string
          name: string
        }
        Update: {
          book_id?: number
          created_at?: string
          id?: never
          kind?: string
          name?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_files_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      book_hand_ins: {
        Row: {
          at: string
          book_id: number
          checklist: NonNullable<Json>
          id: number
          note: string
          request_id: string | null
          versions: string[]
          who: string | null
          who_name: string
        }
        Insert: {
          at?: string
          book_id: number
          checklist?: NonNullable<Json>
          id?: never
          note?: string
          request_id?: string | null
          versions: string[]
          who?: string | null
          who_name: string
        }
        Update: {
          at?: string
          book_id?: number
          checklist?: NonNullable<Json>
          id?: never
          note?: string
          request_id?: string | null
          versions?: string[]
          who?: string | null
          who_name?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_hand_ins_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      book_members: {
        Row: {
          accepted_at: string | null
          account: string | null
          book_id: number
          email: string
          id: number
          invited_at: string
          revoked_at: string | null
          role: string
        }
        Insert: {
          accepted_at?: string | null
          account?: string | null
          book_id: number
          email: string
          id?: never
          invited_at?: string
          revoked_at?: string | null
          role: string
        }
        Update: {
          accepted_at?: string | null
          account?: string | null
          book_id?: number
          email?: string
          id?: never
          invited_at?: string
          revoked_at?: string | null
          role?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_members_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      book_messages: {
        Row: {
          at: string
          book_id: number | null
          id: number
          kind: string
          project_id: number | null
          request_id: string | null
          side: string
          text: string
          versions: string[]
          who: string | null
          who_name: string
        }
        Insert: {
          at?: string
          book_id?: number | null
          id?: never
          kind?: string
          project_id?: number | null
          request_id?: string | null
          side: string
          text: string
          versions?: string[]
          who?: string | null
          who_name: string
        }
        Update: {
          at?: string
          book_id?: number | null
          id?: never
          kind?: string
          project_id?: number | null
          request_id?: string | null
          side?: string
          text?: string
          versions?: string[]
          who?: string | null
          who_name?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_messages_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "book_messages_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      book_proofs: {
        Row: {
          asked_at: string
          asked_by_name: string
          book_id: number
          due: string | null
          file_id: number
          id: string
          note: string
          request_id: string | null
          sha256: string
          version_id: string
          wording: string
        }
        Insert: {
          asked_at?: string
          asked_by_name: string
          book_id: number
          due?: string | null
          file_id: number
          id?: string
          note?: string
          request_id?: string | null
          sha256: string
          version_id: string
          wording: string
        }
        Update: {
          asked_at?: string
          asked_by_name?: string
          book_id?: number
          due?: string | null
          file_id?: number
          id?: string
          note?: string
          request_id?: string | null
          sha256?: string
          version_id?: string
          wording?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_proofs_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "book_proofs_file_id_fkey"
            columns: ["file_id"]
            referencedRelation: "book_files"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "book_proofs_version_id_fkey"
            columns: ["version_id"]
            referencedRelation: "book_versions"
            referencedColumns: ["id"]
          },
        ]
      }
      book_reads: {
        Row: {
          account: string
          book_id: number
          last_message: number
        }
        Insert: {
          account: string
          book_id: number
          last_message: number
        }
        Update: {
          account?: string
          book_id?: number
          last_message?: number
        }
        Relationships: [
          {
            foreignKeyName: "book_reads_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      book_stages: {
        Row: {
          book_id: number
          finished_on: string | null
          forecast_end: string
          forecast_start: string
          id: number
          kind: string
          name: string
          owner: string | null
          owner_name: string | null
          planned_end: string
          planned_start: string
          position: number
          side: string
          started_on: string | null
          waits_for: string[]
        }
        Insert: {
          book_id: number
          finished_on?: string | null
          forecast_end: string
          forecast_start: string
          id?: never
          kind: string
          name: string
          owner?: string | null
          owner_name?: string | null
          planned_end: string
          planned_start: string
          position: number
          side: string
          started_on?: string | null
          waits_for?: string[]
        }
        Update: {
          book_id?: number
          finished_on?: string | null
          forecast_end?: string
          forecast_start?: string
          id?: never
          kind?: string
          name?: string
          owner?: string | null
          owner_name?: string | null
          planned_end?: string
          planned_start?: string
          position?: number
          side?: string
          started_on?: string | null
          waits_for?: string[]
        }
        Relationships: [
          {
            foreignKeyName: "book_stages_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      book_tasks: {
        Row: {
          book_id: number
          created_at: string
          done_at: string | null
          done_by_name: string | null
          due: string | null
          file_kind: string | null
          id: number
          is_withdrawn: boolean
          minutes: number | null
          request_id: string | null
          side: string
          stage_id: number | null
          title: string
          wants: string
          why: string
        }
        Insert: {
          book_id: number
          created_at?: string
          done_at?: string | null
          done_by_name?: string | null
          due?: string | null
          file_kind?: string | null
          id?: never
          is_withdrawn?: boolean
          minutes?: number | null
          request_id?: string | null
          side: string
          stage_id?: number | null
          title: string
          wants?: string
          why?: string
        }
        Update: {
          book_id?: number
          created_at?: string
          done_at?: string | null
          done_by_name?: string | null
          due?: string | null
          file_kind?: string | null
          id?: never
          is_withdrawn?: boolean
          minutes?: number | null
          request_id?: string | null
          side?: string
          stage_id?: number | null
          title?: string
          wants?: string
          why?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_tasks_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "book_tasks_stage_id_fkey"
            columns: ["stage_id"]
            referencedRelation: "book_stages"
            referencedColumns: ["id"]
          },
        ]
      }
      book_versions: {
        Row: {
          at: string
          book_id: number
          change: string
          file_id: number
          id: string
          is_scanned: boolean
          name: string
          number: number
          sha256: string
          side: string
          size: number
          type: string
          who: string | null
          who_name: string
        }
        Insert: {
          at?: string
          book_id: number
          change?: string
          file_id: number
          id?: string
          is_scanned?: boolean
          name: string
          number: number
          sha256: string
          side: string
          size: number
          type: string
          who?: string | null
          who_name: string
        }
        Update: {
          at?: string
          book_id?: number
          change?: string
          file_id?: number
          id?: string
          is_scanned?: boolean
          name?: string
          number?: number
          sha256?: string
          side?: string
          size?: number
          type?: string
          who?: string | null
          who_name?: string
        }
        Relationships: [
          {
            foreignKeyName: "book_versions_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "book_versions_file_id_fkey"
            columns: ["file_id"]
            referencedRelation: "book_files"
            referencedColumns: ["id"]
          },
        ]
      }
      books: {
        Row: {
          author_name: string
          closed_at: string | null
          deletion_asked_at: string | null
          id: number
          left_at: string | null
          opened_at: string
          owner: string | null
          package: string
          project_id: number | null
          quota: number
          title: string
          version: number
        }
        Insert: {
          author_name: string
          closed_at?: string | null
          deletion_asked_at?: string | null
          id?: number
          left_at?: string | null
          opened_at?: string
          owner?: string | null
          package: string
          project_id?: number | null
          quota?: number
          title: string
          version?: number
        }
        Update: {
          author_name?: string
          closed_at?: string | null
          deletion_asked_at?: string | null
          id?: number
          left_at?: string | null
          opened_at?: string
          owner?: string | null
          package?: string
          project_id?: number | null
          quota?: number
          title?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "books_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
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
      file_reads: {
        Row: {
          at: string
          book_id: number
          id: number
          side: string
          version_id: string
          who: string | null
          who_name: string
        }
        Insert: {
          at?: string
          book_id: number
          id?: never
          side: string
          version_id: string
          who?: string | null
          who_name: string
        }
        Update: {
          at?: string
          book_id?: number
          id?: never
          side?: string
          version_id?: string
          who?: string | null
          who_name?: string
        }
        Relationships: [
          {
            foreignKeyName: "file_reads_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      hand_leads: {
        Row: {
          came_by: string
          created_at: string
          due_at: string
          email: string | null
          id: string
          message: string | null
          name: string
          owner: string | null
          person: string | null
          phone: string | null
          status: string
          updated_at: string
          written_by: string | null
        }
        Insert: {
          came_by: string
          created_at: string
          due_at: string
          email?: string | null
          id: string
          message?: string | null
          name: string
          owner?: string | null
          person?: string | null
          phone?: string | null
          status?: string
          updated_at: string
          written_by?: string | null
        }
        Update: {
          came_by?: string
          created_at?: string
          due_at?: string
          email?: string | null
          id?: string
          message?: string | null
          name?: string
          owner?: string | null
          person?: string | null
          phone?: string | null
          status?: string
          updated_at?: string
          written_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "hand_leads_person_fkey"
            columns: ["person"]
            referencedRelation: "persons"
            referencedColumns: ["id"]
          },
        ]
      }
      leads: {
        Row: {
          answered_at: string | null
          booked_for: string | null
          created_at: string
          decided_at: string | null
          due_at: string | null
          email: string | null
          email_key: string | null
          id: string
          kind: string
          lost_reason: string | null
          name: string
          next_step: string | null
          next_step_on: string | null
          owner: string | null
          page: string | null
          person: string
          phone: string | null
          reminded_at: string | null
          search_text: string
          source: string
          status: string
          summary: string
          version: number
          won_amount: number | null
          won_package: string | null
        }
        Insert: {
          answered_at?: string | null
          booked_for?: string | null
          created_at: string
          decided_at?: string | null
          due_at?: string | null
          email?: string | null
          email_key?: never
          id: string
          kind: string
          lost_reason?: string | null
          name: string
          next_step?: string | null
          next_step_on?: string | null
          owner?: string | null
          page?: string | null
          person: string
          phone?: string | null
          reminded_at?: string | null
          search_text: string
          source: string
          status?: string
          summary: string
          version?: number
          won_amount?: number | null
          won_package?: string | null
        }
        Update: {
          answered_at?: string | null
          booked_for?: string | null
          created_at?: string
          decided_at?: string | null
          due_at?: string | null
          email?: string | null
          email_key?: never
          id?: string
          kind?: string
          lost_reason?: string | null
          name?: string
          next_step?: string | null
          next_step_on?: string | null
          owner?: string | null
          page?: string | null
          person?: string
          phone?: string | null
          reminded_at?: string | null
          search_text?: string
          source?: string
          status?: string
          summary?: string
          version?: number
          won_amount?: number | null
          won_package?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "leads_person_fkey"
            columns: ["person"]
            referencedRelation: "persons"
            referencedColumns: ["id"]
          },
        ]
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
          lesson: number
          next_lesson_at: string | null
          page: string | null
          privacy_version: string | null
          referrer_host: string | null
          status: string
          unsubscribed_at: string | null
          utm: NonNullable<Json>
          wants_lessons: boolean
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
          lesson?: number
          next_lesson_at?: string | null
          page?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          unsubscribed_at?: string | null
          utm?: NonNullable<Json>
          wants_lessons?: boolean
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
          lesson?: number
          next_lesson_at?: string | null
          page?: string | null
          privacy_version?: string | null
          referrer_host?: string | null
          status?: string
          unsubscribed_at?: string | null
          utm?: NonNullable<Json>
          wants_lessons?: boolean
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
      person_addresses: {
        Row: {
          address_key: string
          created_at: string
          origin: string
          person: string
        }
        Insert: {
          address_key: string
          created_at?: string
          origin: string
          person: string
        }
        Update: {
          address_key?: string
          created_at?: string
          origin?: string
          person?: string
        }
        Relationships: [
          {
            foreignKeyName: "person_addresses_person_fkey"
            columns: ["person"]
            referencedRelation: "persons"
            referencedColumns: ["id"]
          },
        ]
      }
      person_phones: {
        Row: {
          created_at: string
          origin: string
          person: string
          phone: string
          phone_key: string
        }
        Insert: {
          created_at?: string
          origin: string
          person: string
          phone: string
          phone_key: string
        }
        Update: {
          created_at?: string
          origin?: string
          person?: string
          phone?: string
          phone_key?: string
        }
        Relationships: [
          {
            foreignKeyName: "person_phones_person_fkey"
            columns: ["person"]
            referencedRelation: "persons"
            referencedColumns: ["id"]
          },
        ]
      }
      persons: {
        Row: {
          account: string | null
          address: string | null
          created_at: string
          id: string
          is_named_by_hand: boolean
          merged_into: string | null
          name: string
        }
        Insert: {
          account?: string | null
          address?: string | null
          created_at?: string
          id?: string
          is_named_by_hand?: boolean
          merged_into?: string | null
          name: string
        }
        Update: {
          account?: string | null
          address?: string | null
          created_at?: string
          id?: string
          is_named_by_hand?: boolean
          merged_into?: string | null
          name?: string
        }
        Relationships: [
          {
            foreignKeyName: "persons_merged_into_fkey"
            columns: ["merged_into"]
            referencedRelation: "persons"
            referencedColumns: ["id"]
          },
        ]
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
      proof_comments: {
        Row: {
          answers: number | null
          at: string
          book_id: number
          id: number
          page: number | null
          passage: string | null
          place_x: number | null
          place_y: number | null
          proof_id: string
          request_id: string | null
          side: string
          text: string
          who: string | null
          who_name: string
        }
        Insert: {
          answers?: number | null
          at?: string
          book_id: number
          id?: never
          page?: number | null
          passage?: string | null
          place_x?: number | null
          place_y?: number | null
          proof_id: string
          request_id?: string | null
          side: string
          text: string
          who?: string | null
          who_name: string
        }
        Update: {
          answers?: number | null
          at?: string
          book_id?: number
          id?: never
          page?: number | null
          passage?: string | null
          place_x?: number | null
          place_y?: number | null
          proof_id?: string
          request_id?: string | null
          side?: string
          text?: string
          who?: string | null
          who_name?: string
        }
        Relationships: [
          {
            foreignKeyName: "proof_comments_answers_fkey"
            columns: ["answers"]
            referencedRelation: "proof_comments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "proof_comments_book_id_fkey"
            columns: ["book_id"]
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "proof_comments_proof_id_fkey"
            columns: ["proof_id"]
            referencedRelation: "book_proofs"
            referencedColumns: ["id"]
          },
        ]
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
      accept_book_invitation: { Args: { member: number }; Returns: Json }
      answer_proof: {
        Args: {
          decision: string
          name: string
          note: string
          proof: string
          seen_sha256: string
        }
        Returns: Json
      }
      ask_project_deletion: {
        Args: {
          book: number
          request_id: string
          text: string
          wanted: boolean
        }
        Returns: Json
      }
      begin_book_upload: {
        Args: {
          book: number
          change: string
          document: string
          kind: string
          name: string
          size: number
          upload: string
        }
        Returns: Json
      }
      book_list: {
        Args: {
          before: number
          book: number
          list: string
          page_size: number
          search: string
        }
        Returns: Json
      }
      book_proof: { Args: { proof: string }; Returns: Json }
      book_receipt: { Args: { approval: string }; Returns: Json }
      book_vault: { Args: { book: number }; Returns: Json }
      book_versions: { Args: { file: number }; Returns: Json }
      choose_book_notices: {
        Args: { book: number; weekly: boolean }
        Returns: Json
      }
      comment_on_proof: {
        Args: { comment: Json; proof: string; request_id: string }
        Returns: Json
      }
      copy_of_book: { Args: { book: number }; Returns: Json }
      desk_add_house_note: {
        Args: { note: string; project: number; request_id?: string }
        Returns: Json
      }
      desk_add_note: {
        Args: { lead_id: string; note: string; request_id?: string }
        Returns: Json
      }
      desk_add_task: {
        Args: { book: number; request_id: string; task: Json }
        Returns: Json
      }
      desk_assign_reply: { Args: { key: string; reply: string }; Returns: Json }
      desk_attach: { Args: { documents: Json; mail_id: string }; Returns: Json }
      desk_audit: {
        Args: { after: Json; filter: Json; page_size: number }
        Returns: Json
      }
      desk_block_time: {
        Args: {
          block: string
          consultant: string
          ends_at: string
          starts_at: string
        }
        Returns: Json
      }
      desk_book: { Args: { book: number }; Returns: Json }
      desk_book_messages: {
        Args: { only_overdue: boolean; search: string }
        Returns: Json
      }
      desk_books: {
        Args: { after: number; page_size: number; search: string }
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
      desk_change_person: {
        Args: { changes: Json; person: string }
        Returns: Json
      }
      desk_change_project: {
        Args: { new_status: string; project: number; seen_version: number }
        Returns: Json
      }
      desk_change_role: {
        Args: { member: string; new_role: string }
        Returns: Json
      }
      desk_clear_bounce: { Args: { address: string }; Returns: Json }
      desk_close_book: { Args: { book: number; reason: string }; Returns: Json }
      desk_close_call: {
        Args: {
          call: string
          next_step: string
          next_step_on: string
          outcome: string
        }
        Returns: Json
      }
      desk_close_mail: { Args: { mail_id: string }; Returns: Json }
      desk_code: { Args: { wanted: string }; Returns: Json }
      desk_correct_address: {
        Args: { becomes: string; person: string; was: string }
        Returns: Json
      }
      desk_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_decide_deletion: {
        Args: {
          agreed: boolean
          answer: string
          book: number
          request_id: string
        }
        Returns: Json
      }
      desk_delete_letter: {
        Args: { letter: string; seen_version: number }
        Returns: Json
      }
      desk_direct_letter: {
        Args: { at: string; letter: string; seen_version: number; task: string }
        Returns: Json
      }
      desk_end_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_export: {
        Args: { after: string; list: string; page_size: number }
        Returns: Json
      }
      desk_inbox: {
        Args: { after: Json; filter: Json; page_size: number }
        Returns: Json
      }
      desk_letter_template_history: {
        Args: { template: string }
        Returns: Json
      }
      desk_letter_templates: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_letters: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_log_call: {
        Args: { lead_id: string; note: string; request_id: string }
        Returns: Json
      }
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
      desk_mark_stage: {
        Args: {
          book: number
          mark: string
          moves: Json
          on_day: string
          reason: string
          seen_version: number
          stage: number
        }
        Returns: Json
      }
      desk_me: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_merge_persons: {
        Args: { kept: string; merged: string }
        Returns: Json
      }
      desk_morning_mail: { Args: { wanted: boolean }; Returns: Json }
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
      desk_move_stage: {
        Args: {
          book: number
          moves: Json
          reason: string
          request_id: string
          seen_version: number
        }
        Returns: Json
      }
      desk_note_person: {
        Args: { note: string; person: string; request_id: string }
        Returns: Json
      }
      desk_numbers: { Args: { since: string }; Returns: Json }
      desk_open_answer: {
        Args: { is_open: boolean; lead_id: string }
        Returns: Json
      }
      desk_open_book: {
        Args: { package: string; project: number; stages: Json }
        Returns: Json
      }
      desk_open_time: { Args: { block: string }; Returns: Json }
      desk_outcomes: { Args: { since: string }; Returns: Json }
      desk_own_stage: {
        Args: { new_owner: string; stage: number }
        Returns: Json
      }
      desk_people: { Args: { search: string }; Returns: Json }
      desk_person: { Args: { key: string }; Returns: Json }
      desk_project: { Args: { project: number }; Returns: Json }
      desk_projects: {
        Args: { after: Json; page_size: number; search: string }
        Returns: Json
      }
      desk_prove_owner: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_publish_letter: {
        Args: { is_public: boolean; letter: string }
        Returns: Json
      }
      desk_put_reply_away: { Args: { reply: string }; Returns: Json }
      desk_redeem_code: {
        Args: { given_on?: string; wanted: string }
        Returns: Json
      }
      desk_remove_letter_template: {
        Args: { seen_version: number; template: string }
        Returns: Json
      }
      desk_remove_staff: { Args: { member: string }; Returns: Json }
      desk_rename_staff: {
        Args: { member: string; name: string }
        Returns: Json
      }
      desk_replies: {
        Args: { after: Json; list: string; page_size: number }
        Returns: Json
      }
      desk_reply_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_request_files: { Args: { leads: Json }; Returns: Json }
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
      desk_save_letter_template: {
        Args: {
          body: string
          name: string
          seen_version: number
          subject: string
          template: string
        }
        Returns: Json
      }
      desk_save_profile: {
        Args: {
          name: string
          portrait: string
          signature: string
          time_zone: string
        }
        Returns: Json
      }
      desk_save_template: {
        Args: { package: string; seen_version: number; stages: Json }
        Returns: Json
      }
      desk_segments: { Args: { segment: Json }; Returns: Json }
      desk_send_answer: {
        Args: {
          body: string
          lead_id: string
          mail_id: string
          seen_answer?: number
          subject: string
        }
        Returns: Json
      }
      desk_send_elsewhere: {
        Args: {
          address: string
          corrects: boolean
          mail_id: string
          new_mail: string
        }
        Returns: Json
      }
      desk_send_letter: {
        Args: { letter: string; seen_version: number }
        Returns: Json
      }
      desk_send_proof: {
        Args: {
          due: string
          note: string
          request_id: string
          version: string
          wording: string
        }
        Returns: Json
      }
      desk_settle_messages: { Args: { book: number }; Returns: boolean }
      desk_staff: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_suppress: { Args: { address: string }; Returns: Json }
      desk_suppressions: { Args: { address: string }; Returns: Json }
      desk_take_next: { Args: { after: Json }; Returns: Json }
      desk_target_letter: {
        Args: { letter: string; seen_version: number; segment: Json }
        Returns: Json
      }
      desk_templates: { Args: Record<PropertyKey, never>; Returns: Json }
      desk_test_letter: {
        Args: { letter: string; mail_id: string }
        Returns: Json
      }
      desk_thread: { Args: { key: string }; Returns: Json }
      desk_today: { Args: { whose: string }; Returns: Json }
      desk_type_in: { Args: { given: Json; lead: string }; Returns: Json }
      desk_undo_merge: { Args: { merge: string }; Returns: Json }
      desk_withdraw_task: { Args: { task: number }; Returns: Json }
      desk_write_person: {
        Args: { body: string; mail_id: string; person: string; subject: string }
        Returns: Json
      }
      end_book_feed: { Args: { book: number }; Returns: boolean }
      end_session: { Args: { session_id: string }; Returns: boolean }
      finish_book_task: { Args: { task: number }; Returns: Json }
      hand_in: {
        Args: {
          book: number
          checklist: Json
          note: string
          request_id: string
          versions: Json
        }
        Returns: Json
      }
      invite_to_book: {
        Args: { book: number; email: string; role: string }
        Returns: Json
      }
      is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      make_book_feed: { Args: { book: number }; Returns: Json }
      my_book: { Args: { book: number }; Returns: Json }
      my_book_notices: { Args: { book: number }; Returns: Json }
      my_books: { Args: Record<PropertyKey, never>; Returns: Json }
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
      open_book_version: { Args: { version: string }; Returns: Json }
      open_reply_file: { Args: { file: string }; Returns: Json }
      open_request_file: { Args: { lead: string }; Returns: Json }
      read_book_messages: {
        Args: { book: number; last_message: number }
        Returns: boolean
      }
      revoke_book_member: { Args: { member: number }; Returns: boolean }
      send_book_message: {
        Args: { book: number; request_id: string; text: string; versions: Json }
        Returns: Json
      }
      touch_book_upload: { Args: { upload: string }; Returns: Json }
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
